import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({ requestConfig: './i18n/request.ts' });

export default (phase) =>
  withNextIntl({
    // Development needs the middleware, which `next dev` refuses together with an export.
    ...(phase === PHASE_PRODUCTION_BUILD && {
      output: 'export',
      adapterPath: fileURLToPath(new URL('./hosting/adapter.mjs', import.meta.url)),
    }),
    trailingSlash: true,
    reactStrictMode: true,
    poweredByHeader: false,
    compiler: {
      styledComponents: { displayName: phase !== PHASE_PRODUCTION_BUILD, fileName: false },
    },
    images: { unoptimized: true },
    serverExternalPackages: ['esbuild', 'fontkit', 'wawoff2'],
    // Two workers render pages; Next would keep one core of two for itself.
    // Each page gets the styles it uses, rather than those of every page in few files.
    experimental: { cpus: 2, cssChunking: 'graph' },
  });
