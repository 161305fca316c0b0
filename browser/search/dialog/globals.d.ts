/** The search's labels, inlined by the bundler (browser/enhance/bundle.ts). */
declare const SEARCH_LABELS: Record<
  import('@/lib/i18n/locales').Locale,
  import('@/browser/search/query/labels').SearchLabels
>;

/** A stylesheet imported as text by the bundler. */
declare module '*.css?text' {
  const css: string;
  export default css;
}
