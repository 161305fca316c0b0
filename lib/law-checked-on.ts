/**
 * The day up to which the law was checked for what the pages and their pictures say of it. Guides
 * carry dates of their own.
 */
export const lawCheckedOn = '2026-11-21';
