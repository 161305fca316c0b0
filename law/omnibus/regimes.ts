/** A body of law that Omnibus I changed. */
export interface OmnibusRegime {
  id: string;
  /** Subjects of the register of law where its rules are filed. */
  subjects: readonly string[];
  /** French rules of the same reach, by id, changed or not. */
  french: readonly string[];
  /** Where to read on. */
  guide: string;
}

export const omnibusRegimes = [
  {
    id: 'csrd',
    subjects: ['csrd'],
    french: [
      'fr-csrd-wave-1',
      'fr-csrd-wave-2',
      'fr-csrd-wave-3',
      'fr-csrd-non-eu',
      'fr-csrd-non-eu-turnover',
    ],
    guide: 'csrdguide',
  },
  { id: 'csddd', subjects: ['csddd'], french: ['fr-vigilance'], guide: 'csdddguide' },
  { id: 'taxonomy', subjects: ['taxonomy'], french: [], guide: 'taxonomieguide' },
  { id: 'esrs', subjects: ['esrs', 'double-materiality'], french: [], guide: 'doublematguide' },
  { id: 'vsme', subjects: ['vsme'], french: [], guide: 'pmeguide' },
  { id: 'assurance', subjects: ['assurance'], french: [], guide: 'assuranceguide' },
] as const satisfies readonly OmnibusRegime[];
