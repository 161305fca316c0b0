import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { currentLocale } from '@/lib/i18n/current-locale';
import { loadLegalText, policyNames } from '@/loaders/legal';
import { PageLink } from '@/ui/page-link';
import { CtaBand } from '@/ui/sections/cta-band';
import { PageIntroduction } from '@/ui/sections/page-introduction';
import { LegalArticle } from './legal-article';
import { LegalLayout } from './legal-layout';
import styles from './legal-page.module.css';
import { PolicyTabs } from './text-links';

/** Privacy policy, terms of service and cookie policy: three sections, which enhance/tabs.ts turns into tabs. */
export async function LegalPage() {
  const locale = await currentLocale();
  const t = await getTranslations('legal');
  return (
    <PageShell page="legal">
      <PageIntroduction page="legal" actions={<PageLink page="landing">{t('back')}</PageLink>} />
      <LegalLayout tabs sidebar={<PolicyTabs />}>
        {policyNames.map((name) => {
          const text = loadLegalText(name, locale);
          return (
            <section key={name} id={name} aria-labelledby={`${name}-title`} className={styles.part}>
              <h2 id={`${name}-title`} className={styles.title}>
                {text.title}
              </h2>
              <LegalArticle text={text} nested />
            </section>
          );
        })}
      </LegalLayout>
      <CtaBand />
    </PageShell>
  );
}
