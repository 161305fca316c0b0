import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

process.env.NEXT_TELEMETRY_DISABLED ??= '1';
const withNextIntl = createNextIntlPlugin({ requestConfig: './loaders/i18n-request.ts' });

export default (phase) => {
  const isBuild = phase === PHASE_PRODUCTION_BUILD;
  return withNextIntl({
    // Development needs the middleware, which `next dev` refuses together with an export.
    ...(isBuild && {
      output: 'export',
      adapterPath: fileURLToPath(new URL('./delivery/postprocess/adapter.mjs', import.meta.url)),
    }),
    // page.dev.tsx is a page for writers, which the export does not have.
    ...(phase === PHASE_DEVELOPMENT_SERVER && { pageExtensions: ['dev.tsx', 'tsx', 'ts'] }),
    // delivery/postprocess/adapter.ts checks types.
    typescript: { ignoreBuildErrors: true },
    trailingSlash: true,
    poweredByHeader: false,
    images: { unoptimized: true },
    serverExternalPackages: ['esbuild', 'fontkit', 'oxc-parser', 'wawoff2'],
    // Pages of `next dev` ask for it all the time.
    logging: { incomingRequests: { ignore: [/^\/content-version\//] } },
    experimental: {
      // Each page gets the styles it uses, rather than those of every page in few files.
      cssChunking: 'graph',
      // A build takes nothing from the one before, and delivers none of the scripts that Next bundles.
      turbopackFileSystemCacheForBuild: false,
      turbopackMinify: { server: false },
      turbopackSourceMaps: false,
    },
  });
};
