/** The three policies, tabs of one page. */
export const policyNames = ['privacy', 'terms', 'cookies'] as const;
/** Every legal text, by the name of its folder in content/legal. */
export const legalNames = [...policyNames, 'notice', 'accessibility'] as const;

export type PolicyName = (typeof policyNames)[number];
export type LegalName = (typeof legalNames)[number];

export const isPolicy = (name: string): name is PolicyName =>
  (policyNames as readonly string[]).includes(name);
