import { getTranslations } from 'next-intl/server';
import button from '@/components/ui/button.module.css';
import { Section } from '@/components/ui/sections/section';
import { demoForm } from '@/config/demo-form';
import { site } from '@/config/site';
import { currentLocale } from '@/i18n/current-locale';
import type { FormWords } from '@/islands/demo-form/words';
import { Island } from '@/islands/island';
import { linkedText } from '@/lib/linked-text';
import { pagePath } from '@/lib/pages/urls';

/** The form with its messages, or the e-mail address when the site is built without an endpoint. */
export async function FormSection() {
  const t = await getTranslations('demoForm');
  const contract = await getTranslations('demoRequest');
  const locale = await currentLocale();
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
        <Island
          name="demoForm"
          id="demo-form"
          start="near"
          props={{
            locale,
            words,
            config: { ...demoForm, endpoint },
            email: site.email,
            notice: [
              linkedText((tags) => t.markup('terms', tags), {
                privacy: pagePath('legal', locale, 'privacy'),
                terms: pagePath('legal', locale, 'terms'),
              }),
              [t('privacy', { brand: site.brand })],
            ],
          }}
        />
      )}
    </Section>
  );
}
