import { getMessages, getTranslations } from 'next-intl/server';
import { Island } from '@/browser/islands/island';
import { Section } from '@/components/ui/sections/section';
import { identity } from '@/lib/config/identity';
import { site } from '@/lib/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import { absoluteUrl, pagePath } from '@/loaders/routes/addresses';

/** Id of the sign-in section on the demo page, to which the header leads. */
export const SIGN_IN = 'sign-in';

/** Its first sentence says whether sign-in is open, and what somebody with an invitation does. */
export async function SignInSection() {
  const t = await getTranslations('account');
  const layout = await getTranslations('layout');
  if (identity === null) {
    return (
      <section id={SIGN_IN} aria-labelledby={`${SIGN_IN}-title`} className="page soft flow line">
        <h2 id={`${SIGN_IN}-title`} className="name">
          {t('title')}
        </h2>
        <p className="measure">
          {site.email
            ? t.rich('notConfigured', {
                email: () => <a href={`mailto:${site.email}`}>{site.email}</a>,
              })
            : t('notConfiguredForm')}
        </p>
      </section>
    );
  }
  const { platformUrl, redirectUri, ...provider } = identity;
  return (
    <Section id={SIGN_IN} title={t('title')} lead={t('lead')}>
      <Island
        name="signIn"
        id="sign-in-panel"
        props={{
          section: SIGN_IN,
          email: site.email,
          platformUrl,
          settings: {
            ...provider,
            redirectUri:
              redirectUri ?? absoluteUrl(pagePath('signup', await currentLocale()), site.origin),
          },
          messages: {
            ...(await getMessages()).account.words,
            loading: layout('loading'),
            write: site.email ? t('write', { email: site.email }) : '',
          },
        }}
      />
      <noscript>
        <p className="measure">{t('noScript')}</p>
      </noscript>
    </Section>
  );
}
