import { site } from '@/config/site';
import { getPage } from '@/routes/addresses';
import type { PageId } from '@/routes/registry';

/** Whether search engines may list a page; never in a preview. */
export const isListed = (id: PageId): boolean => !site.preview && getPage(id).indexed;
