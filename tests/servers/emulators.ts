import path from 'node:path';

const out = path.resolve('out');

/**
 * How to run each host's emulator on a port, at an exact version. They are too large to be dependencies
 * of the project: npx fetches them. Netlify's leaves edge functions out, which would fetch a runtime.
 */
export const emulators = {
  cloudflare: (port: number) =>
    `wrangler@3.114.14 pages dev ${out} --port ${port} --compatibility-date 2025-01-01`,
  azure: (port: number) =>
    `@azure/static-web-apps-cli@2.0.10 start ${out} --swa-config-location ${out} --port ${port}`,
  netlify: (port: number, filesPort: number) =>
    `netlify-cli@26.2.0 dev --offline --no-open --internal-disable-edge-functions --dir ${out} --port ${port} --staticServerPort ${filesPort}`,
} as const;

export type EmulatedHost = keyof typeof emulators;
