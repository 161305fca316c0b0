import { site } from '@/config/site';
import { getPage } from '@/lib/pages/all-pages';
import type { PageId } from '@/lib/pages/registry';

/** Whether search engines may list a page; never in a preview. */
export const isListed = (id: PageId): boolean => !site.preview && getPage(id).indexed;
