import { getTranslations } from 'next-intl/server';

/** What development shows for an unknown address; the export answers with 404.html. */
export default async function NotFound() {
  const t = await getTranslations('notFound');
  return <h1>{t('title')}</h1>;
}
