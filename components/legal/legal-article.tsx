import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { compileMdx, type MdxComponents } from '@/authoring/render/compile';
import { legalComponents } from '@/components/mdx/react';
import { ScrollTable } from '@/components/ui/tables';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { LegalText } from '@/loaders/legal';
import { legalVocabulary } from '@/loaders/mdx/vocabulary';
import styles from './legal-article.module.css';

interface LegalArticleProps {
  text: LegalText;
  /** Under an h2, as the tabs are, rather than under the page's h1. */
  nested?: boolean;
}

/** The days on which a text was last changed. */
export async function LegalDates({ text: { policyDate, updatedOn } }: { text: LegalText }) {
  const locale = await currentLocale();
  const t = await getTranslations('legal');
  const dates = [
    ...(policyDate ? [{ label: t('policyDate'), day: policyDate }] : []),
    { label: policyDate ? t('completedOn') : t('updatedOn'), day: updatedOn },
  ];
  return (
    <dl className={`flow soft above-4 ${styles.dates}`}>
      {dates.map(({ label, day }) => (
        <div key={label} className="flow">
          <dt>{label}</dt>
          <dd className="strong">
            <time dateTime={day}>{formatDate(day, locale)}</time>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Contents and prose of a legal text, its sections numbered. */
export async function LegalArticle({ text, nested = false }: LegalArticleProps) {
  const t = await getTranslations('legal');
  const content = await compileMdx(text.tree, {
    locale: await currentLocale(),
    vocabulary: legalVocabulary,
    labelTables: true,
    components: {
      ...legalComponents,
      table: (props: ComponentProps<'table'>) => <ScrollTable label={t('table')} {...props} />,
      ...(nested && lowered),
    },
  });
  return (
    <div className={`page grid cols-3-9 ${styles.page}`}>
      <Contents text={text} nested={nested} />
      <div className={`prose ${styles.text} ${nested ? styles.nested : ''}`}>{content}</div>
    </div>
  );
}

interface ContentsProps {
  text: LegalText;
  nested: boolean;
}

/** The sections of a text, numbered as they are in it, folded on phones; the browser marks the one being read. */
async function Contents({ text: { name, sections }, nested }: ContentsProps) {
  const t = await getTranslations('guide');
  const id = `${name}-contents`;
  const links = (
    <ol>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{section.title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      className={`index beside ${styles.contents}`}
      aria-labelledby={nested ? `${id} ${name}-title` : id}
      data-contents
      data-screen-only
    >
      <p id={id} className={`heading ${styles.contentsTitle}`}>
        {t('contents')}
      </p>
      <details className={`fold ${styles.folded}`}>
        <summary>{t('contents')}</summary>
        {links}
      </details>
      <div className={styles.open}>{links}</div>
    </nav>
  );
}

/** Under the text's heading, its sections are one level lower than on a page of their own. */
const lowered: MdxComponents = {
  h2: (props: ComponentProps<'h3'>) => <h3 {...props} />,
  h3: (props: ComponentProps<'h4'>) => <h4 {...props} />,
};
