import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/links';
import { Logo } from '@/components/ui/logo';
import { site } from '@/lib/config/site';
import { today } from '@/lib/dates';
import { policyNames } from '@/loaders/legal';
import { footerPages, type StaticPageId } from '@/loaders/routes/registry';
import styles from './footer.module.css';

/** Copyright years: the first, and the current one when it is later. */
const copyrightYears = (first: number, present: number): string =>
  present > first ? `${first}–${present}` : String(first);

export async function Footer() {
  const t = await getTranslations('layout.footer');
  return (
    <footer className={`soft ${styles.footer}`}>
      <div className={`page grid cols-3-9 ${styles.inner}`}>
        <Brand />
        <details className="fold fold-on-phones" data-screen-only>
          <summary>{t('pages')}</summary>
          <div className={styles.columns}>
            <Column title={t('solutions')} pages={footerPages('solutions')} />
            <Column title={t('resources')} pages={footerPages('resources')} />
            <Column
              title={t('company')}
              pages={footerPages('company')}
              names={{ signup: t('contact') }}
            />
            <Column title={t('legal')} pages={footerPages('legal')}>
              {policyNames.map((tab) => (
                <li key={tab}>
                  <PageLink page="legal" anchor={tab}>
                    {t(tab)}
                  </PageLink>
                </li>
              ))}
            </Column>
          </div>
        </details>
        <Base />
      </div>
    </footer>
  );
}

async function Brand() {
  const t = await getTranslations('layout.footer');
  const hosting = await getTranslations('hosting');
  return (
    <div className="stack" data-screen-only>
      <div className={styles.home}>
        <Logo />
      </div>
      <p>{t('tagline')}</p>
      <ul role="list" className="flow" aria-label={t('badges')}>
        <li className={`small strong ${styles.badge}`}>{t('gdpr')}</li>
        {site.hostedInEu && <li className={`small strong ${styles.badge}`}>{hosting('badge')}</li>}
      </ul>
    </div>
  );
}

interface ColumnProps {
  title: string;
  pages: readonly StaticPageId[];
  /** Labels that differ from the navigation's. */
  names?: Partial<Record<StaticPageId, string>>;
  /** What stands before the pages. */
  children?: ReactNode;
}

async function Column({ title, pages, names = {}, children }: ColumnProps) {
  const nav = await getTranslations('nav');
  return (
    <div className="index">
      <p className="name">{title}</p>
      <ul role="list">
        {children}
        {pages.map((id) => (
          <li key={id}>
            <PageLink page={id}>{names[id] ?? nav(id as 'about')}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The copyright line, and where else to find the company. */
async function Base() {
  const t = await getTranslations('layout.footer');
  const years = copyrightYears(site.since, Number(today().slice(0, 4)));
  return (
    <div className={`spread ${styles.base}`}>
      <p>{t('copyright', { brand: site.brand, years })}</p>
      {(site.email || site.social) && (
        <ul role="list" className="flow">
          {site.email && (
            <li>
              <a href={`mailto:${site.email}`} aria-label={t('write', { email: site.email })}>
                {site.email}
              </a>
            </li>
          )}
          {site.social && (
            <li>
              <a href={site.social.url} rel="noopener me">
                {t('social', { brand: site.brand, network: site.social.name })}
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
