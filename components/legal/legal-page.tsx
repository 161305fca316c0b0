import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { PageLink } from '@/components/ui/links';
import { PageHead, PageSummary } from '@/components/ui/sections/page-head';
import { Tag } from '@/components/ui/tag';
import { site } from '@/lib/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import { type LegalName, loadLegalText, policyNames } from '@/loaders/legal';
import { footerPages } from '@/loaders/routes/registry';
import { LegalArticle, LegalDates } from './legal-article';
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
