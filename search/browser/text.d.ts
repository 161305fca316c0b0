/** A stylesheet as text, which the bundler reads (enhance/build/bundle-enhancer.ts). */
declare module '*.css?text' {
  const css: string;
  export default css;
}
