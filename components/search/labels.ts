import { getMessages, getTranslations } from 'next-intl/server';
import type { SearchLabels } from '@/browser/search/query/labels';
import type { Locale } from '@/lib/i18n/locales';
import { pagePath } from '@/loaders/routes/addresses';

const helpful = ['resources', 'glossary', 'search', 'signup'] as const;

/** The search's labels in one language; the script carries those of all languages. */
export async function searchLabels(locale: Locale): Promise<SearchLabels> {
  const { dialog, form, groups } = (await getMessages({ locale })).search;
  const nav = await getTranslations({ locale, namespace: 'nav' });
  const link = (id: (typeof helpful)[number]) => ({
    label: nav(id),
    address: pagePath(id, locale),
  });
  return {
    ...dialog,
    label: form.label,
    submit: form.submit,
    groups,
    siteMap: link('search'),
    help: helpful.map(link),
  };
}
