import type { Metadata } from 'next';
import { StyleguidePage } from '@/components/styleguide/styleguide-page';

// Only `next dev` serves this page: next.config.mjs accepts the `.dev.tsx` extension there alone.
export const metadata: Metadata = { title: 'Styleguide' };

export default StyleguidePage;
