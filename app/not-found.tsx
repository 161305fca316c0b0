import { getTranslations } from 'next-intl/server';

/**
 * What development shows for an unknown address; the export answers with 404.html. It is small on
 * purpose: the framework carries it, or else its own larger one, in the data of every page with an island.
 */
export default async function NotFound() {
  const t = await getTranslations('notFound');
  return <h1>{t('title')}</h1>;
}
