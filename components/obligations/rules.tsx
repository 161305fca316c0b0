import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import indexed from '@/components/layout/indexed-columns.module.css';
import { Criteria, CriteriaList } from '@/components/mdx/french-law/component';
import { ReadAsAt } from '@/components/ui/law-as-at';
import { Changed, Formerly } from '@/components/ui/marks';
import { Tag } from '@/components/ui/tag';
import { provisionAddressIn, provisionName } from '@/law/acts';
import type { CriteriaText } from '@/law/criteria-text';
import type { Rule, RuleVersion } from '@/law/register';
import { addDays, formatDate } from '@/lib/dates';
import { upperFirst } from '@/lib/sentences';
import { decidesWho, type RuleWordings } from '@/loaders/obligation-law';
import type { ToldObligation } from '@/publishing/obligations/facts';
import styles from './obligations.module.css';

interface Told {
  told: ToldObligation;
}

/** `Directive (EU) 2026/470, Art. 2`, linked to the article where its address is known, else to the act. */
export function ProvisionLink({
  told: { law, locale },
  of: { act: id, provision },
}: Told & { of: Pick<RuleVersion, 'act' | 'provision'> }) {
  const act = law.acts.find((each) => each.id === id);
  if (!act) return null;
  const address = provisionAddressIn(act, provision, locale);
  const name = provisionName(act, provision, locale);
  return <p className="small measure">{address ? <a href={address}>{name}</a> : name}</p>;
}

/** Since when a wording is the law, and to what it applies. */
const timesOf = ({ words, law }: ToldObligation, version: RuleVersion): string[] => [
  words.period({ from: version.from, until: version.until, version }, law.day),
  ...(version.dates?.from === version.from ? [] : words.application(version)),
];

/** A wording in full: whom it concerns, its thresholds, its consequence, since when, and its source. */
export async function Wording({
  told,
  version,
  wordings,
  withWho = true,
}: Told & {
  version: RuleVersion;
  wordings: RuleWordings;
  withWho?: boolean;
}) {
  const t = await getTranslations('obligation');
  const { locale } = told;
  const criteria = told.criteria(version, wordings);
  const years = version.consecutiveYears ?? 1;
  return (
    <>
      {withWho && version.who && <p>{version.who[locale]}</p>}
      {criteria && (
        <div className="quoted">
          <Tests told={told} criteria={criteria} wordings={wordings} />
          {years > 1 && <p>{t('years', { years })}</p>}
        </div>
      )}
      {[version.consequence, version.note].map(
        (text) => text && <p key={text[locale]}>{text[locale]}</p>,
      )}
      <p className={`soft ${styles.times}`} data-search-skip>
        {upperFirst(timesOf(told, version).join(' · '))}
      </p>
      <ProvisionLink told={told} of={version} />
    </>
  );
}

/** One test in a sentence, those that decide who is concerned with how they combine, or values. */
const Tests = ({
  told: { locale },
  criteria,
  wordings,
}: Told & { criteria: CriteriaText; wordings: RuleWordings }) => {
  if (criteria.parts.length === 0) return <p>{upperFirst(criteria.title ?? '')}</p>;
  if (decidesWho(wordings)) return <Criteria criteria={criteria} locale={locale} />;
  // Values that a rule sets: unlike the thresholds of a scope, they are no tests to be met together.
  return <CriteriaList of={criteria} locale={locale} />;
};

/** The name of a rule below the heading of its layer, without the text or the country that headings name. */
export function nameInLayer(
  { name, locale }: ToldObligation,
  { label }: Pick<Rule, 'label'>,
): string {
  const said = [name, 'France'].find((each) => label[locale].startsWith(`${each}, `));
  return upperFirst(label[locale].slice(said ? said.length + 2 : 0));
}

interface RuleEntryProps extends Told {
  wordings: RuleWordings;
  /** The place that links to the rule lead to; not where it has another entry. */
  linked?: boolean;
  children: ReactNode;
}

/** A rule: its name beside what is said of it. */
const RuleEntry = ({ told, wordings: { rule }, linked = false, children }: RuleEntryProps) => (
  <div id={linked ? rule.id : undefined} className={`${indexed.entry} ${styles.entry}`}>
    <h3 className="name">{rule.label[told.locale]}</h3>
    <div className={`measure ${styles.body}`}>{children}</div>
  </div>
);

export interface RulesProps extends Told {
  rules: readonly RuleWordings[];
}

/** Wordings that are decided and not yet the law. */
export const ComingRules = ({ told, rules }: RulesProps) =>
  rules.flatMap((wordings) =>
    wordings.next.map((version) => (
      <RuleEntry key={`${wordings.rule.id} ${version.from}`} told={told} wordings={wordings}>
        <Wording told={told} version={version} wordings={wordings} />
      </RuleEntry>
    )),
  );

/** Wordings that somebody has proposed, marked as such. */
export async function ProposedRules({ told, rules }: RulesProps) {
  const t = await getTranslations();
  const entries = rules.flatMap((wordings) =>
    wordings.proposed.map((version) => (
      <RuleEntry
        key={`${wordings.rule.id} ${version.from}`}
        told={told}
        wordings={wordings}
        linked={!wordings.now}
      >
        <p>
          <Tag colour="ochre">{t('guide.status.proposed')}</Tag> <ReadAsAt day={version.read} />
        </p>
        <Wording told={told} version={version} wordings={wordings} />
      </RuleEntry>
    )),
  );
  return [
    <p key="proposed" className="measure">
      {t('obligation.proposed')}
    </p>,
    ...entries,
  ];
}

/** What rules said before: the present wording, and each earlier one struck out, the older ones folded. */
export async function EarlierRules({ told, rules }: RulesProps) {
  const t = await getTranslations('obligation');
  return rules.map((wordings) => {
    const { rule, now, past } = wordings;
    const last = past[0];
    const say = telling(told, wordings);
    const earlier = (version: RuleVersion) => (
      <li key={version.from}>
        <Period told={told} of={version} />
        <Formerly>{say(version)}</Formerly>
      </li>
    );
    return (
      <RuleEntry key={rule.id} told={told} wordings={wordings} linked={!now}>
        <ul role="list" className="stack">
          {now ? (
            <li>
              <Period told={told} of={now.version} />
              <Changed>{say(now.version)}</Changed>
            </li>
          ) : (
            last?.until && (
              <li>{t('ended', { date: formatDate(addDays(last.until, 1), told.locale) })}</li>
            )
          )}
          {past.slice(0, 1).map(earlier)}
        </ul>
        {past.length > 1 && (
          <details className="fold">
            <summary>{t('older', { count: past.length - 1 })}</summary>
            <ul role="list" className="stack">
              {past.slice(1).map(earlier)}
            </ul>
          </details>
        )}
      </RuleEntry>
    );
  });
}

/** How to say the wordings of a rule in a line: by the first of what each has that tells them apart. */
function telling(told: ToldObligation, rule: RuleWordings): (version: RuleVersion) => string {
  const { locale, words } = told;
  const all = [...(rule.now ? [rule.now.version] : []), ...rule.past];
  const line = (version: RuleVersion) => told.line(version, rule);
  const provision = ({ act: id, provision: place }: RuleVersion) => {
    const act = told.law.acts.find((each) => each.id === id);
    return act && provisionName(act, place, locale);
  };
  const ways: ((version: RuleVersion) => string | undefined)[] = [
    line,
    // Between the same thresholds, words that differ are the register's rather than the law's.
    ...(decidesWho(rule) && all.every(line)
      ? []
      : [
          ({ consequence }: RuleVersion) => consequence?.[locale],
          ({ who }: RuleVersion) => who?.[locale],
        ]),
  ];
  const full = (way: (version: RuleVersion) => string | undefined) => (version: RuleVersion) =>
    [way(version), ...words.application(version)].filter(Boolean).join(' · ');
  const tells = (way: (version: RuleVersion) => string | undefined) =>
    all.every(way) && new Set(all.map(full(way))).size === all.length;
  const first = (version: RuleVersion) => ways.map((way) => way(version)).find(Boolean);
  const isRenumbered = all.length > 1 && new Set(all.map(full(first))).size === 1;
  return full(ways.find(tells) ?? (isRenumbered ? provision : first));
}

/** While a wording was the law. */
const Period = ({ told: { words, law }, of: { from, until } }: Told & { of: RuleVersion }) => (
  <span className={`soft ${styles.times}`}>{words.period({ from, until }, law.day)}</span>
);
