import { getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import { PageLink } from '@/components/ui/links';
import { site } from '@/lib/config/site';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localeRoot } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/loaders/routes/addresses';

export async function generateMetadata() {
  const root = absoluteUrl(localeRoot(await currentLocale()), site.origin);
  return { ...(await pageMetadata('homeRedirect')), alternates: { canonical: root } };
}

/** Redirect page at the landing page's old address, for hosts that cannot redirect. */
export default async function HomeRedirectPage() {
  const t = await getTranslations('homeRedirect');
  return (
    <main>
      <meta httpEquiv="refresh" content={`0; url=${localeRoot(await currentLocale())}`} />
      <h1>{t('meta.title')}</h1>
      <p>
        {t('text')} <PageLink page="landing">{t('link')}</PageLink>
      </p>
    </main>
  );
}
