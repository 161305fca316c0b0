'use client';

export { KeptPage as default } from '@/components/layout/kept-page';
