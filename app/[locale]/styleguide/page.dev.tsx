import type { Metadata } from 'next';
import { StyleguidePage } from '@/components/styleguide/styleguide-page';

// The extension makes this a page of `next dev` alone: next.config.mjs names it there only.
export const metadata: Metadata = { title: 'Styleguide' };

export default StyleguidePage;
