import { getTranslations } from 'next-intl/server';
import { Panel, Picture } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import lists from '@/components/ui/lists.module.css';
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
export async function simulatedEntries(): Promise<SimulatedEntry[]> {
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

const notes = ['group', 'years', 'entity', 'licence'] as const;

/** The assumptions behind each obligation. */
const assumptions: Record<Obligation, readonly (typeof notes)[number][]> = {
  csrd: ['group', 'years', 'entity'],
  taxonomy: ['group', 'years', 'entity'],
  csddd: ['group', 'years', 'licence'],
  vigilance: ['group'],
};

const letter = (note: (typeof notes)[number]) => 'abcd'.charAt(notes.indexOf(note));

/** The simulation result, typeset like an act: obligations, with assumptions in the margin. */
export async function ObligationsPicture() {
  const t = await getTranslations('simulator.result');
  const entries = await simulatedEntries();
  return (
    <Picture name={t('picture')}>
      <div className={styles.act}>
        <ol role="list">
          {entries.map(({ id, title, truth, when, why, source }, index) => (
            <li key={id} className={styles.entry}>
              <p className={styles.sign}>§ {index + 1}</p>
              <div>
                <p className="heading">{title}</p>
                <p className={`flow ${styles.when}`}>
                  {when} <Tag colour={truthColours[truth]}>{t(`status.${truth}`)}</Tag>
                </p>
                <p className={styles.why}>{why}</p>
                <p className={`soft ${styles.source}`}>
                  {source}
                  <span className={styles.relies}>
                    {t('relies', { refs: assumptions[id].map(letter).join(', ') })}
                  </span>
                </p>
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.margin}>
          <p className={styles.marginTitle}>{t('assumptions')}</p>
          <ol role="list" className={lists.ruled}>
            {notes.map((id) => (
              <li key={id} className={styles.note}>
                <span className={styles.letter}>{letter(id)}</span>
                {t(`notes.${id}`)}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Picture>
  );
}

/** The simulation's result in short: each obligation, or the first ones, from when, and why. */
export async function ResultPicture({ rows = Infinity }) {
  const t = await getTranslations('simulator.result');
  const nav = await getTranslations('nav');
  const { company } = await pictureSetting();
  const entries = (await simulatedEntries()).slice(0, rows);
  return (
    <Picture name={t('picture')}>
      <Panel title={nav('simulator')} note={company}>
        <ul role="list" className={`${lists.ruled} ${lists.flushEnd}`}>
          {entries.map(({ id, title, truth, when, why }) => (
            <li key={id} className={styles.short}>
              <p className="heading">{title}</p>
              <p className={`flow ${styles.when}`}>
                {when} <Tag colour={truthColours[truth]}>{t(`status.${truth}`)}</Tag>
              </p>
              <p className={styles.why}>{why}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </Picture>
  );
}
