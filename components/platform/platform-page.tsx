import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { ModuleNumber, numbered, RecordPicture } from '@/components/pictures/record';
import { Certificates } from '@/components/proof/proof';
import { PageLink } from '@/components/ui/links';
import { Lines, type Term, Terms } from '@/components/ui/lists';
import { site } from '@/lib/config/site';
import styles from './platform-page.module.css';

/** The platform page: one requirement across the page, the modules by the numbers on it, security, connectors. */
export async function PlatformPage() {
  return (
    <IntroducedPage page="platform">
      <div className={`night ${styles.stage}`} data-plate>
        <div className="page">
          <RecordPicture />
        </div>
      </div>
      <Modules />
      <Foundations />
    </IntroducedPage>
  );
}

/** The page on each module. */
const pages = {
  frameworks: 'frameworks',
  regpilot: 'regpilot',
  documents: 'integrations',
  monitoring: 'monitoring',
  simulator: 'simulator',
  auditability: 'auditability',
} as const;

/** What each module does, by its number on the record. */
async function Modules() {
  const t = await getTranslations('platform.modules');
  const record = await getTranslations('pictures.record.parts');
  return (
    <section aria-labelledby="modules-title" className="page band">
      <h2 id="modules-title">{t('title')}</h2>
      <ol role="list" className={`grid halves cols-4-4-4 ${styles.modules}`}>
        {numbered.map((id) => {
          const points: string[] = t.raw(`items.${id}.points`);
          return (
            <li key={id} id={id} className={`item stack ${styles.module}`}>
              <ModuleNumber of={id} />
              <p className="term">{record(id)}</p>
              <h3 className="title">
                <PageLink page={pages[id]}>{t(`items.${id}.title`)}</PageLink>
              </h3>
              <p>{t(`items.${id}.text`)}</p>
              <Lines items={points} className="soft" item="dash" />
            </li>
          );
        })}
      </ol>
      <p className="above-6">
        <PageLink page="software">{t('compare')}</PageLink>
      </p>
    </section>
  );
}

/** What the modules stand on: security and the connectors. */
async function Foundations() {
  const t = await getTranslations('platform');
  const hosting = await getTranslations('hosting');
  const buyer = await getTranslations('questions.buyer');
  const security: Term[] = [
    ...(site.hostedInEu ? [{ term: hosting('title'), text: hosting('text') }] : []),
    ...t.raw('security.items'),
  ];
  return (
    <div className="surface">
      <Foundation
        id="security"
        more={<PageLink page="questions/plateforme">{buyer('title')}</PageLink>}
      >
        <Terms items={security} className="terms grid halves cols-4-4-4 above-6" />
        <Certificates />
      </Foundation>
      <Foundation
        id="connectors"
        more={<PageLink page="integrations">{t('connectors.more')}</PageLink>}
      >
        <Terms
          items={t.raw('connectors.items')}
          className={`terms grid halves cols-3-3-3-3 above-6 ${styles.short}`}
        />
      </Foundation>
    </div>
  );
}

interface FoundationProps {
  id: 'security' | 'connectors';
  /** Leads to the page that says more. */
  more: ReactNode;
  children: ReactNode;
}

async function Foundation({ id, more, children }: FoundationProps) {
  const t = await getTranslations(`platform.${id}`);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`page band ${styles.foundation}`}>
      <div className="grid cols-4-8">
        <h2 id={`${id}-title`}>{t('title')}</h2>
        <div className="stack">
          <p className="lead">{t('lead')}</p>
          <p>{more}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
