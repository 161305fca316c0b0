import { getTranslations } from 'next-intl/server';
import button from '@/components/ui/button.module.css';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/sections/section';
import { demoForm } from '@/config/demo-form';
import { site } from '@/config/site';
import { currentLocale } from '@/i18n/current-locale';
import { DemoForm } from './form/demo-form';
import type { FormWords } from './form/words';

/** The form with its messages, or the e-mail address when the site is built without an endpoint. */
export async function FormSection() {
  const t = await getTranslations('demoForm');
  const contract = await getTranslations('demoRequest');
  const { endpoint } = demoForm;
  const words: FormWords = {
    ...(t.raw('words') as Omit<FormWords, 'fields' | 'sectors' | 'companySizes' | 'errors'>),
    fields: contract.raw('fields'),
    sectors: contract.raw('sectors'),
    companySizes: contract.raw('companySizes'),
    errors: contract.raw('errors'),
  };
  return (
    <Section id="request" title={t('title')} lead={t('lead')} tone="surface">
      {endpoint === null ? (
        <>
          <p>{t('unavailable')}</p>
          {site.email && (
            <>
              <p>{t('writeInstead')}</p>
              <p>
                <a
                  className={`${button.button} ${button.primary}`}
                  href={`mailto:${site.email}?subject=${encodeURIComponent(words.failure.subject)}`}
                >
                  {t('write')}
                </a>
              </p>
            </>
          )}
        </>
      ) : (
        <DemoForm
          locale={await currentLocale()}
          words={words}
          config={{ ...demoForm, endpoint }}
          email={site.email}
          notice={
            <>
              <p>
                {t.rich('terms', {
                  privacy: (text) => (
                    <PageLink page="legal" anchor="privacy">
                      {text}
                    </PageLink>
                  ),
                  terms: (text) => (
                    <PageLink page="legal" anchor="terms">
                      {text}
                    </PageLink>
                  ),
                })}
              </p>
              <p>{t('privacy', { brand: site.brand })}</p>
            </>
          }
        />
      )}
    </Section>
  );
}
