/** What is counted of a page's speed, in the browser, by the receiver and in its database: Google's Core Web Vitals. */
export const metrics = ['CLS', 'INP', 'LCP'] as const;
export const ratings = ['good', 'needs-improvement', 'poor'] as const;

/** Kinds of pages that are told apart, as their ids begin. */
export const pageKinds = [
  'landing',
  'guides',
  'questions',
  'obligations',
  'calendar',
  'simulator',
  'signup',
  'other',
] as const;

/** The kind of a page by its id in the registry. */
export const pageKindOf = (id: string): (typeof pageKinds)[number] =>
  pageKinds.find((kind) => kind === id.split('/', 1)[0]) ?? 'other';
