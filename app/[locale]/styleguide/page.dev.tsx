import type { Metadata } from 'next';

export { StyleguidePage as default } from '@/components/styleguide/styleguide-page';

// Only `next dev` serves this page: next.config.mjs accepts the `.dev.tsx` extension there alone.
export const metadata: Metadata = { title: 'Styleguide' };
