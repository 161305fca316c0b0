import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { compileMdx, type MdxComponents } from '@/authoring/render/compile';
import { site, siteFacts } from '@/config/site';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { LegalText } from '@/loaders/legal';
import { type LegalComponentName, legalVocabulary } from '@/mdx/vocabulary';
import { PageLink } from '@/ui/links';
import prose from '@/ui/prose.module.css';
import { ScrollTable } from '@/ui/tables';
import styles from './legal-article.module.css';

/** Dates and prose of a legal text, its sections numbered. */
export async function LegalArticle({ text, nested = false }: LegalArticleProps) {
  const locale = await currentLocale();
  const t = await getTranslations('legal');
  const dates = [
    ...(text.policyDate ? [{ label: t('policyDate'), day: text.policyDate }] : []),
    { label: text.policyDate ? t('completedOn') : t('updatedOn'), day: text.updatedOn },
  ];
  const content = await compileMdx(text.tree, {
    locale,
    vocabulary: legalVocabulary,
    labelTables: true,
    components: {
      ...legalComponents,
      table: (props: ComponentProps<'table'>) => <ScrollTable label={t('table')} {...props} />,
      ...(nested && lowered),
    },
  });
  return (
    <>
      <dl className={styles.dates}>
        {dates.map(({ label, day }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <time dateTime={day}>{formatDate(day, locale)}</time>
            </dd>
          </div>
        ))}
      </dl>
      <div className={`${prose.prose} ${styles.text} ${nested ? styles.nested : ''}`}>
        {content}
      </div>
    </>
  );
}

/**
 * A value of config/site.ts within a sentence; without an e-mail address, another way to reach the team. Where
 * the platform is hosted is a sentence by itself, or nothing.
 */
async function Fact({ name }: { name: string }) {
  const value = siteFacts()[name];
  if (value === undefined) throw new Error(`config/site.ts has no fact "${name}".`);
  if (name === 'email' && value === null) {
    const t = await getTranslations('legal');
    return t.rich('teamContact', { form: (link) => <PageLink page="message">{link}</PageLink> });
  }
  if (name === 'hosting') return value && (await getTranslations('hosting'))('text');
  if (value === site.email) return <a href={`mailto:${value}`}>{value}</a>;
  return value;
}

type Labels = Record<string, string | Record<string, string>>;

/** Label of a fact: that of `publisher.legalName` is under `publisher`, `legalName`. */
function labelOf(labels: Labels, name: string): string {
  const [group = '', key = ''] = name.split('.');
  const found = labels[group];
  const label = typeof found === 'object' ? found[key] : found;
  if (!label) throw new Error(`There is no message legal.facts.${name}.`);
  return label;
}

/** The given facts of config/site.ts that have a value, with their labels. */
async function FactList({ names }: { names: string }) {
  const t = await getTranslations('legal');
  const labels: Labels = t.raw('facts');
  const facts = siteFacts();
  const known = names.split(/\s+/).filter((name) => name && facts[name] !== null);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map((name) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.label}>{labelOf(labels, name)}</dt>
          <dd>
            <Fact name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The React components for mdx/vocabulary.ts. */
export const legalComponents = { Fact, FactList } satisfies Record<LegalComponentName, unknown>;

/** Under the text's heading, its sections are one level lower than on a page of their own. */
const lowered: MdxComponents = {
  h2: (props: ComponentProps<'h3'>) => <h3 {...props} />,
  h3: (props: ComponentProps<'h4'>) => <h4 {...props} />,
};

interface LegalArticleProps {
  text: LegalText;
  /** Whether the text stands under an h2, as the tabs do, rather than under the page's h1. */
  nested?: boolean;
}
