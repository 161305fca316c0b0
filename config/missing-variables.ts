import { missingCompanyVariables } from './company';
import { readDemoFormConfig } from './demo-form';
import { readSite } from './site';

type Environment = Readonly<Record<string, string | undefined>>;

export interface MissingVariable {
  readonly name: string;
  /** What the site does without it. */
  readonly effect: string;
}

/** Variables to set before the site built in this environment is published. */
export function missingVariables(env: Environment): MissingVariable[] {
  const site = readSite(env);
  const missing: MissingVariable[] = [];
  if (site.publicOrigin === null) {
    missing.push({
      name: 'SITE_ORIGIN',
      effect: `canonical addresses and the sitemap say ${site.origin}`,
    });
  }
  if (site.email === null) {
    missing.push({
      name: 'SITE_EMAIL',
      effect:
        readDemoFormConfig(env).endpoint === null
          ? 'nobody can reach you, as there is no demo form either'
          : 'no address is shown: the demo form is the one way to reach you',
    });
  }
  if (site.social === null && env.SITE_SOCIAL_URL?.trim() !== 'none') {
    missing.push({ name: 'SITE_SOCIAL_URL', effect: 'no social profile in the footer' });
  }
  return [
    ...missing,
    ...missingCompanyVariables(env).map((name) => ({
      name,
      effect: 'missing from the legal notice, which is not indexed until it is complete',
    })),
  ];
}
