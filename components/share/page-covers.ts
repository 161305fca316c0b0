import { defaultLocale } from '@/lib/i18n/locales';
import { loadGuide } from '@/loaders/guides';
import type { GuideData } from '@/loaders/schema/guide';
import { guideOf, type PageId, type StaticPageId } from '@/routes/registry';

type Cover = GuideData['cover'];

const standard: Cover = { figure: 'strata', colour: 'green' };

/** Figure and colour of pages with a cover of their own; guides set theirs in guide.yaml. */
const covers: Partial<Record<StaticPageId, Cover>> = {
  platform: { figure: 'lattice', colour: 'green' },
  clients: { figure: 'petals', colour: 'teal' },
  resources: { figure: 'columns', colour: 'ochre' },
  questions: { figure: 'steps', colour: 'teal' },
  calendar: { figure: 'ladder', colour: 'green' },
  glossary: { figure: 'strata', colour: 'slate' },
  omnibus: { figure: 'scale', colour: 'green' },
  openData: { figure: 'lattice', colour: 'slate' },
  method: { figure: 'scale', colour: 'slate' },
  about: { figure: 'rings', colour: 'green' },
  claims: { figure: 'ladder', colour: 'green' },
  search: { figure: 'matrix', colour: 'slate' },
  signup: { figure: 'steps', colour: 'green' },
  message: { figure: 'steps', colour: 'green' },
  regpilot: { figure: 'threads', colour: 'teal' },
  frameworks: { figure: 'matrix', colour: 'green' },
  monitoring: { figure: 'waves', colour: 'teal' },
  auditability: { figure: 'chain', colour: 'green' },
  simulator: { figure: 'scale', colour: 'ochre' },
  integrations: { figure: 'threads', colour: 'green' },
  legal: { figure: 'ladder', colour: 'slate' },
  legalNotice: { figure: 'strata', colour: 'slate' },
  accessibility: { figure: 'rings', colour: 'slate' },
};

/** Figure and colour of a page's share image. */
export function coverOf(id: PageId): Cover {
  const slug = guideOf(id);
  return slug
    ? loadGuide(slug, defaultLocale).data.cover
    : (covers[id as StaticPageId] ?? standard);
}
