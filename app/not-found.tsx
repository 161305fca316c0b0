import { getTranslations } from 'next-intl/server';

/**
 * What development shows for an unknown address; the export answers with 404.html. Keep it small: Next
 * serializes it (or its own, larger default) into the payload of every page with an island.
 */
export default async function NotFound() {
  const t = await getTranslations('notFound');
  return <h1>{t('title')}</h1>;
}
