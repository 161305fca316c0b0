import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import indexed from '@/components/layout/indexed-columns.module.css';
import { provisionAddressIn } from '@/law/acts';
import type { RuleVersion } from '@/law/register';
import type { RuleKind } from '@/law/vocabulary';
import { addDays, formatDate } from '@/lib/dates';
import type { CriteriaText } from '@/loaders/law-words';
import { isDeciding, type RuleWordings } from '@/loaders/obligation-law';
import { Criteria } from '@/mdx/french-law/component';
import type { ToldObligation } from '@/publishing/obligations/facts';
import { Changed, Formerly } from '@/ui/marks';
import { Tag } from '@/ui/tag';
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
  const name = [act.name[locale], provision?.[locale]].filter(Boolean).join(', ');
  return <p className={indexed.law}>{address ? <a href={address}>{name}</a> : name}</p>;
}

/** Since when a wording is the law, and to what it applies. */
const timesOf = ({ words, law }: ToldObligation, version: RuleVersion): string[] => [
  words.period({ from: version.from, until: version.until, version }, law.day),
  ...words.application(version),
];

/** A wording in full: whom it concerns, its thresholds, its consequence, since when, and its source. */
async function Wording({ told, version, kind }: Told & { version: RuleVersion; kind: RuleKind }) {
  const t = await getTranslations('checker.table');
  const { locale, words } = told;
  const criteria = told.criteria(version);
  const years = version.consecutiveYears ?? 1;
  return (
    <>
      {version.who && <p>{version.who[locale]}</p>}
      {criteria && (
        <div className={styles.criteria}>
          {isDeciding(kind) || criteria.parts.length === 0 ? (
            <Criteria criteria={criteria} colon={words.colon} />
          ) : (
            <Values of={criteria} colon={words.colon} />
          )}
          {years > 1 && <p>{t('years', { years })}</p>}
        </div>
      )}
      {[version.consequence, version.note].map(
        (text) => text && <p key={text[locale]}>{text[locale]}</p>,
      )}
      <p className={styles.times} data-search-skip>
        {timesOf(told, version).join(' · ')}
      </p>
      <ProvisionLink told={told} of={version} />
    </>
  );
}

/** Values that a rule sets: unlike the thresholds of a scope, they are no tests to be met together. */
const Values = ({ of: { parts }, colon }: { of: CriteriaText; colon: string }) => (
  <ul>
    {parts.map((part) => (
      <li key={JSON.stringify(part)}>
        {part.parts.length > 0 ? <Criteria criteria={part} colon={colon} /> : part.title}
      </li>
    ))}
  </ul>
);

interface RuleEntryProps extends Told {
  wordings: RuleWordings;
  /** Below a heading of its own, or below that of the section. */
  level?: 3 | 4;
  /** The place that links to the rule lead to; not where it has another entry. */
  linked?: boolean;
  children: ReactNode;
}

/** A rule: its name beside what is said of it. */
const RuleEntry = ({
  told,
  wordings: { rule },
  level = 3,
  linked = false,
  children,
}: RuleEntryProps) => {
  const Heading = `h${level}` as const;
  return (
    <div id={linked ? rule.id : undefined} className={`${indexed.entry} ${styles.entry}`}>
      <Heading className={styles.rule}>{rule.label[told.locale]}</Heading>
      <div className={styles.body}>{children}</div>
    </div>
  );
};

interface RulesProps extends Told {
  rules: readonly RuleWordings[];
}

/** Rules as they are the law of the day. */
export const PresentRules = ({ told, rules }: RulesProps) =>
  rules.map(
    (wordings) =>
      wordings.now && (
        <RuleEntry key={wordings.rule.id} told={told} wordings={wordings} level={4} linked>
          <Wording told={told} version={wordings.now.version} kind={wordings.rule.kind} />
        </RuleEntry>
      ),
  );

/** Wordings that are decided and not yet the law. */
export const ComingRules = ({ told, rules }: RulesProps) =>
  rules.flatMap((wordings) =>
    wordings.next.map((version) => (
      <RuleEntry key={`${wordings.rule.id} ${version.from}`} told={told} wordings={wordings}>
        <Wording told={told} version={version} kind={wordings.rule.kind} />
      </RuleEntry>
    )),
  );

/** Wordings that somebody has proposed, marked as such. */
export async function ProposedRules({ told, rules }: RulesProps) {
  const t = await getTranslations('guide.status');
  return rules.flatMap((wordings) =>
    wordings.proposed.map((version) => (
      <RuleEntry
        key={`${wordings.rule.id} ${version.from}`}
        told={told}
        wordings={wordings}
        linked={!wordings.now}
      >
        <p>
          <Tag colour="ochre">{t('proposed')}</Tag>
        </p>
        <Wording told={told} version={version} kind={wordings.rule.kind} />
      </RuleEntry>
    )),
  );
}

/** What rules said before: each wording struck out, with its days, then what replaced it. */
export async function EarlierRules({ told, rules }: RulesProps) {
  const t = await getTranslations('omnibus');
  return rules.map((wordings) => {
    const { rule, now, past } = wordings;
    const last = past[0];
    return (
      <RuleEntry key={rule.id} told={told} wordings={wordings} linked={!now}>
        <ul role="list" className={styles.history}>
          {now ? (
            <li>
              <EarlierWording told={told} version={now.version} />
            </li>
          ) : (
            last?.until && (
              <li>{t('ended', { date: formatDate(addDays(last.until, 1), told.locale) })}</li>
            )
          )}
          {past.map((version) => (
            <li key={version.from}>
              <EarlierWording told={told} version={version} isPast />
            </li>
          ))}
        </ul>
      </RuleEntry>
    );
  });
}

/** One wording in a line, with its days. */
function EarlierWording({
  told,
  version,
  isPast = false,
}: Told & { version: RuleVersion; isPast?: boolean }) {
  const { locale, law, words } = told;
  const said = told.line(version) ?? (version.consequence ?? version.who)?.[locale] ?? '';
  const text = [said, ...words.application(version)].filter(Boolean).join(' · ');
  return (
    <>
      <span className={styles.times}>
        {words.period({ from: version.from, until: version.until }, law.day)}
      </span>
      {text && (isPast ? <Formerly>{text}</Formerly> : <Changed>{text}</Changed>)}
    </>
  );
}
