const REUSED = 'REUSED_GUIDES';

/** Names the guides whose exported files this build, with the processes that it starts, reuses from an earlier one. */
export function reuseGuides(slugs: readonly string[]): void {
  process.env[REUSED] = slugs.join(' ');
}

/** Whether this build reuses the files of a guide instead of rendering them. */
export const isReused = (slug: string): boolean =>
  ` ${process.env[REUSED] ?? ''} `.includes(` ${slug} `);
