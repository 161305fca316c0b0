'use client';

export { IslandErrorFallback as default } from '@/components/layout/island-error-fallback';
