/**
 * Stands in for the part of Next that splits a page's data into what its router prefetches, for which it decodes the
 * data twice and encodes it again (next.config.mjs). No browser runs the router, so a page has none.
 */
export const collectSegmentData = (): undefined => undefined;
export const collectPrefetchHints = (): null => null;
