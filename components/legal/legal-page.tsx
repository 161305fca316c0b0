import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { compileMdx, type MdxComponents } from '@/authoring/render/compile';
import { PageShell } from '@/components/layout/page-shell';
import { legalComponents } from '@/components/mdx/react';
import { PageLink } from '@/components/ui/links';
import { PageHead, PageSummary } from '@/components/ui/sections/page-head';
import { ScrollTable } from '@/components/ui/tables';
import { Tag } from '@/components/ui/tag';
import { site } from '@/lib/config/site';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type LegalName, type LegalText, loadLegalText, policyNames } from '@/loaders/legal';
import { legalVocabulary } from '@/loaders/mdx/vocabulary';
import { footerPages } from '@/loaders/routes/registry';
import styles from './legal-page.module.css';

/** Privacy policy, terms of service and cookie policy: three sections, which browser/enhance/tabs.ts turns into tabs. */
export async function LegalPage() {
  const locale = await currentLocale();
  const t = await getTranslations();
  return (
    <PageShell page="legal">
      <h1 className="visually-hidden">{t('legal.title')}</h1>
      <LegalLayout>
        {policyNames.map((name) => {
          const text = loadLegalText(name, locale);
          return (
            <section key={name} id={name} aria-labelledby={`${name}-title`} className={styles.part}>
              <PageHead
                titleId={`${name}-title`}
                title={text.title}
                below={<LegalDates text={text} />}
                aside={<PageSummary of={text.title} items={t.raw(`legal.summary.${name}`)} />}
              />
              <LegalArticle text={text} nested />
            </section>
          );
        })}
      </LegalLayout>
    </PageShell>
  );
}

interface LegalLayoutProps {
  /** The page it is on, when that has a single text. */
  current?: 'legalNotice' | 'accessibility';
  children: ReactNode;
}

/**
 * A legal page: all legal texts in a row, in the same order everywhere, the chosen one under it. On the page of the
 * policies, browser/enhance/tabs.ts turns their links into tabs.
 */
async function LegalLayout({ current, children }: LegalLayoutProps) {
  const t = await getTranslations('legal');
  const nav = await getTranslations('nav');
  const tabs = current === undefined;
  return (
    <div {...(tabs && { 'data-tabs': '' })}>
      <div className={`strip ${styles.bar}`} data-screen-only>
        <nav
          className={styles.list}
          aria-label={t('sections')}
          {...(tabs && { 'data-tab-list': '' })}
        >
          <ul role="list">
            {policyNames.map((name) => (
              <li key={name}>
                {tabs ? (
                  <a href={`#${name}`}>{t(name)}</a>
                ) : (
                  <PageLink page="legal" anchor={name}>
                    {t(name)}
                  </PageLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <nav className={styles.list} aria-label={t('others')}>
          <ul role="list">
            {footerPages('legal').map((id) => (
              <li key={id}>
                <PageLink page={id} on={current ?? 'legal'}>
                  {nav(id as 'about')}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {children}
      <p className={`page ${styles.back}`} data-screen-only>
        <PageLink page="landing">{t('back')}</PageLink>
      </p>
    </div>
  );
}

interface TextPageProps {
  page: 'legalNotice' | 'accessibility';
  text: LegalName;
}

/** A page with one legal text, under the text's own title. */
async function TextPage({ page, text: name }: TextPageProps) {
  const t = await getTranslations();
  const text = loadLegalText(name, await currentLocale());
  const summary: string[] = t.raw(`${page}.summary`);
  // The summary of the accessibility statement begins with its status.
  const status = page === 'accessibility' && summary[0];
  const preview = page === 'legalNotice' && !site.legalNoticeComplete;
  return (
    <PageShell page={page}>
      <LegalLayout current={page}>
        <PageHead
          title={text.title}
          below={<LegalDates text={text} />}
          lead={preview ? t('legalNotice.preview') : t(`${page}.lead`)}
          actions={status && <Tag colour="ochre">{status}</Tag>}
          aside={<PageSummary items={preview || status ? summary.slice(1) : summary} />}
        />
        <LegalArticle text={text} />
      </LegalLayout>
    </PageShell>
  );
}

/** The accessibility statement, as far as conformance is known. */
export const AccessibilityPage = () => <TextPage page="accessibility" text="accessibility" />;

/** Publisher and host of the site, as French law requires. */
export const LegalNoticePage = () => <TextPage page="legalNotice" text="notice" />;

interface LegalArticleProps {
  text: LegalText;
  /** Under an h2, as the tabs are, rather than under the page's h1. */
  nested?: boolean;
}

/** The days on which a text was last changed. */
async function LegalDates({ text: { policyDate, updatedOn } }: { text: LegalText }) {
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
async function LegalArticle({ text, nested = false }: LegalArticleProps) {
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
