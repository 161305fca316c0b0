import type { Thing } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { loadGuide } from '@/loaders/guides';
import { guideOf, type PageId } from '@/routes/registry';
import { article } from './article';
import { dataset } from './dataset';
import { definedTermSet } from './defined-term-set';
import { guideList } from './guide-list';
import { softwareApplication } from './software-application';

/** The page's main entity, if it has one with a name of its own. */
export async function mainEntity(id: PageId, locale: Locale): Promise<Thing | undefined> {
  if (id === 'landing' || id === 'platform') return softwareApplication(locale);
  if (id === 'resources') return guideList(locale);
  if (id === 'glossary') return definedTermSet(locale);
  if (id === 'openData') return dataset(locale);
  const slug = guideOf(id);
  return slug ? article(loadGuide(slug, locale), locale) : undefined;
}
