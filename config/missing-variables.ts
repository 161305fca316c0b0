import { missingCompanyVariables } from './company';
import { readDemoFormConfig } from './demo-form';
import { readSite } from './site';

type Environment = Readonly<Record<string, string | undefined>>;

export interface MissingVariable {
  readonly name: string;
  /** What happens while it is not set. */
  readonly effect: string;
}

/** Variables to set before publishing a build made in this environment. */
export function missingVariables(env: Environment): MissingVariable[] {
  const site = readSite(env);
  const missing: MissingVariable[] = [];
  if (site.publicOrigin === null) {
    missing.push({
      name: 'SITE_ORIGIN',
      effect: `canonical URLs and the sitemap use ${site.origin}`,
    });
  }
  if (site.email === null) {
    missing.push({
      name: 'SITE_EMAIL',
      effect:
        readDemoFormConfig(env).endpoint === null
          ? 'visitors cannot reach you, as there is no form either'
          : 'no address is shown: visitors can reach you only through the forms',
    });
  }
  if (site.social === null && env.SITE_SOCIAL_URL?.trim() !== 'none') {
    missing.push({ name: 'SITE_SOCIAL_URL', effect: 'no social profile in the footer' });
  }
  if (!env.PLATFORM_HOSTED_IN_EU?.trim()) {
    missing.push({
      name: 'PLATFORM_HOSTED_IN_EU',
      effect:
        'the footer, four pages and /affirmations/ say that the platform is hosted in the EU: confirm, or set no',
    });
  }
  return [
    ...missing,
    ...missingCompanyVariables(env).map((name) => ({
      name,
      effect: 'missing from the legal notice, which is not indexed until it is complete',
    })),
  ];
}
