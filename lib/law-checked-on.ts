/**
 * Date on which the law behind the pages and their pictures was last checked. Guides have their own
 * dates.
 */
export const lawCheckedOn = '2026-11-21';
