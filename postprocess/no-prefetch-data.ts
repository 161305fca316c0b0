/**
 * Stands in for the module of Next that splits a page's data into what its router prefetches, for which it decodes the
 * data twice and encodes it again (next.config.mjs). No browser runs the router, so there is no such data.
 */
export const collectSegmentData = (): undefined => undefined;
/** Never called while `prefetchInlining` is off, but imported by name. */
export const collectPrefetchHints = (): null => null;
