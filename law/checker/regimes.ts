/** Law that the size or form of a company decides on, and where to read on. */
export interface Regime {
  id: string;
  /** Rules of the Union, by id. */
  eu: readonly string[];
  fr: readonly string[];
  guide?: string;
  /** It protects those it concerns. */
  protects?: boolean;
  /** The rule of a directive that French law has yet to follow. */
  awaits?: string;
  /** The milestone by which it has to. */
  due?: string;
}

export const regimes = [
  {
    id: 'csrd',
    eu: ['csrd-scope', 'csrd-scope-group', 'csrd-wave-1', 'csrd-wave-3', 'csrd-non-eu'],
    fr: ['fr-csrd-wave-1', 'fr-csrd-wave-2', 'fr-csrd-wave-3', 'fr-csrd-non-eu'],
    guide: 'csrdguide',
    awaits: 'csrd-scope',
    due: 'omnibus-csrd-transposition',
  },
  { id: 'taxonomy', eu: ['taxonomy-scope'], fr: [], guide: 'taxonomieguide' },
  {
    id: 'csddd',
    eu: ['csddd-scope', 'csddd-non-eu', 'csddd-first-group', 'csddd-second-group'],
    fr: [],
    guide: 'csdddguide',
  },
  { id: 'vigilance', eu: [], fr: ['fr-vigilance'], guide: 'csdddguide' },
  { id: 'sfdr', eu: ['sfdr-scope', 'sfdr-pai-mandatory'], fr: [], guide: 'sfdrguide' },
  { id: 'lec29', eu: [], fr: ['lec-29', 'lec-29-500m'], guide: 'tnfdguide' },
  { id: 'vsme', eu: ['vsme-cap'], fr: [], guide: 'pmeguide', protects: true },
  { id: 'beges', eu: [], fr: ['beges-scope'] },
  { id: 'energy', eu: [], fr: ['energy-audit', 'energy-management'] },
  { id: 'bdese', eu: [], fr: ['bdese', 'bdese-extended'] },
  { id: 'equality', eu: [], fr: ['equality-index'] },
  { id: 'quotas', eu: [], fr: ['rixain-scope', 'board-balance-france'] },
  { id: 'pay', eu: ['pay-report', 'pay-report-100'], fr: [] },
  { id: 'sapin', eu: [], fr: ['sapin-2'] },
  { id: 'whistleblowing', eu: [], fr: ['whistleblowing'] },
] as const satisfies readonly Regime[];
export type RegimeId = (typeof regimes)[number]['id'];
export type RegimeRule = (typeof regimes)[number]['eu' | 'fr'][number];

/** The layers of law that a regime may have rules in. */
export const layers = ['eu', 'fr'] as const;
export type RegimeLayer = (typeof layers)[number];

const byId = new Map<string, Regime>(regimes.map((regime) => [regime.id, regime]));

/** A regime by its id. */
export const regimeOf = (id: RegimeId): Regime => byId.get(id) as Regime;

/** Whether being concerned is a protection. */
export const isProtecting = (id: RegimeId): boolean => regimeOf(id).protects === true;

/** Whether the checker answers on law that a guide explains. */
export const checkedIn = (guide: string): boolean =>
  regimes.some((regime) => 'guide' in regime && regime.guide === guide);
