import { fileURLToPath } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({ requestConfig: './i18n/request.ts' });

export default (phase) => {
  const isBuild = phase === PHASE_PRODUCTION_BUILD;
  // In builds they take 250 MB, for errors that are rare: scripts/build.ts says how to have them.
  const sourceMaps = !isBuild || process.env.BUILD_NOTICES === 'all';
  return withNextIntl({
    // Development needs the middleware, which `next dev` refuses together with an export.
    ...(isBuild && {
      output: 'export',
      adapterPath: fileURLToPath(new URL('./postprocess/adapter.mjs', import.meta.url)),
      // No browser runs the framework's router, which would prefetch this data (docs/decisions/0033-no-prefetch-data.md).
      turbopack: {
        resolveAlias: { './collect-segment-data': './postprocess/no-prefetch-data.ts' },
      },
    }),
    // page.dev.tsx is a page for writers, which the export does not have.
    ...(phase === PHASE_DEVELOPMENT_SERVER && { pageExtensions: ['dev.tsx', 'tsx', 'ts'] }),
    // postprocess/check-types.ts checks types, once Turbopack has released its memory.
    typescript: { ignoreBuildErrors: true },
    trailingSlash: true,
    poweredByHeader: false,
    images: { unoptimized: true },
    enablePrerenderSourceMaps: sourceMaps,
    serverExternalPackages: ['esbuild', 'fontkit', 'oxc-parser', 'wawoff2'],
    // Pages of `next dev` ask for it twice a second.
    logging: { incomingRequests: { ignore: [/^\/content-version\//] } },
    // Two workers render pages; Next would keep one core of two for itself.
    // Each page gets the styles it uses, rather than those of every page in few files.
    // Minifying scripts that no browser loads takes a third of the compilation; the styles are minified afterwards
    // (postprocess/steps/minify-styles.ts).
    // Prefetch hints are for the framework's router, which no browser runs; measuring them renders each page again.
    experimental: {
      cpus: 2,
      cssChunking: 'graph',
      turbopackMinify: false,
      turbopackSourceMaps: sourceMaps,
      prefetchInlining: false,
    },
  });
};
