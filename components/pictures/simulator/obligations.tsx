import { getTranslations } from 'next-intl/server';
import { Panel, Picture, Rows, type Sized } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { Tag, type TagColour } from '@/components/ui/tag';
import { briefProvision } from '@/law/acts';
import { entriesOf } from '@/law/entries';
import type { Truth } from '@/law/evaluation/criterion';
import type { Outcome } from '@/law/evaluation/evaluate';
import { shortQuantity } from '@/law/quantity';
import {
  FRENCH_CSRD,
  type Obligation,
  obligationIds,
  simulate,
  simulated,
  testsOf,
} from '@/law/sample-company/simulation';
import { lowerFirst, upperFirst } from '@/lib/sentences';
import { lawWords } from '@/loaders/law-words';
import styles from './obligations.module.css';

const truthColours: Record<Truth, TagColour> = {
  yes: 'amber',
  no: 'slate',
  unknown: 'ochre',
};

/** One obligation of the simulation's result, in words. */
interface SimulatedEntry {
  id: Obligation;
  title: string;
  truth: Truth;
  when: string;
  why: string;
  source: string;
}

/** The sample company held against the law of the day of the build. */
async function simulatedEntries(): Promise<SimulatedEntry[]> {
  const t = await getTranslations('simulator.result');
  const { locale, register, day } = await pictureSetting();
  const { acts } = entriesOf(register);
  const outcomes = simulate(register, day);
  const csrd = outcomes.get(simulated.csrd);
  const french = outcomes.get(FRENCH_CSRD);
  const entries: SimulatedEntry[] = [];
  for (const id of obligationIds) {
    const outcome = outcomes.get(simulated[id]);
    if (!outcome) continue;
    const { truth, rule } = outcome;
    const { act, provision } = rule.version;
    // What the Taxonomy applies to follows from the CSRD.
    const followed = id === 'taxonomy' ? csrd : outcome;
    const { financialYears, reports } = followed?.rule.version ?? {};
    const why = id === 'taxonomy' ? [t('taxonomy')] : await testsInWords(outcome);
    if (id === 'csrd' && french) {
      const result = french.truth === truth ? 'same' : 'different';
      why.push(t(`french.${result}`, { rule: french.rule.label[locale] }));
    }
    entries.push({
      id,
      title: t(`entries.${id}`),
      truth,
      when:
        truth === 'no' || !financialYears?.from || !reports?.from
          ? t('when.none')
          : t('when.year', { year: String(financialYears.from), report: String(reports.from) }),
      why: why.join(' '),
      source: t('source', {
        act: acts.get(act)?.name[locale] ?? '',
        provision: briefProvision(provision?.[locale] ?? ''),
      }),
    });
  }
  return entries;
}

/** Each number that decided an outcome, and whether it is met. */
async function testsInWords(outcome: Outcome): Promise<string[]> {
  const t = await getTranslations('simulator.result');
  const scales = await getTranslations('simulator.thresholds.scales');
  const { locale } = await pictureSetting();
  const words = await lawWords(locale, getTranslations);
  return testsOf(outcome).map(({ criterion, truth }) => {
    const { label, measure } = criterion;
    const named =
      label?.[locale] ??
      (measure === 'employees' || measure === 'turnover' || measure === 'balance-sheet'
        ? scales(measure)
        : measure);
    return t('test', {
      label: upperFirst(named),
      value: lowerFirst(words.value(criterion, shortQuantity)),
      met: t(`met.${truth}`),
    });
  });
}

const SHOWN = 3;

const notes = ['group', 'years', 'entity', 'licence'] as const;

/** The assumptions behind each obligation. */
const assumptions: Record<Obligation, readonly (typeof notes)[number][]> = {
  csrd: ['group', 'years', 'entity'],
  taxonomy: ['group', 'years', 'entity'],
  csddd: ['group', 'years', 'licence'],
  vigilance: ['group'],
};

const letter = (note: (typeof notes)[number]) => 'abcd'.charAt(notes.indexOf(note));

/** The simulation's result: three obligations on a card; on its page all, typeset like an act, with assumptions in the margin. */
export async function ObligationsPicture({ size = 'card' }: Sized) {
  const t = await getTranslations('simulator.result');
  const nav = await getTranslations('nav');
  const { company } = await pictureSetting();
  const rows = (await simulatedEntries()).map(({ id, title, truth, when, why, source }, index) => ({
    id,
    lead: <span className={styles.sign}>§ {index + 1}</span>,
    text: (
      <>
        <p className="heading">{title}</p>
        <p className={`strong flow ${styles.when}`}>
          {when} <Tag colour={truthColours[truth]}>{t(`status.${truth}`)}</Tag>
        </p>
        <p>{why}</p>
      </>
    ),
    meta: size === 'page' && (
      <>
        {source}
        <span className="term">
          {t('relies', { refs: assumptions[id].map(letter).join(', ') })}
        </span>
      </>
    ),
  }));
  if (size === 'card')
    return (
      <Picture name={t('picture')}>
        <Panel title={nav('simulator')} note={company}>
          <Rows rows={rows.slice(0, SHOWN)} />
        </Panel>
      </Picture>
    );
  return (
    <Picture name={t('picture')} frame={`sheet ${styles.act}`}>
      <Rows rows={rows} className={styles.entries} />
      <div>
        <p className="strong">{t('assumptions')}</p>
        <Rows
          className={styles.notes}
          rows={notes.map((id) => ({
            id,
            lead: <em className={styles.sign}>{letter(id)}</em>,
            text: t(`notes.${id}`),
          }))}
        />
      </div>
    </Picture>
  );
}
