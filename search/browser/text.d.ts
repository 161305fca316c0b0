/** A stylesheet imported as text by the bundler (enhance/build/bundle-enhancer.ts). */
declare module '*.css?text' {
  const css: string;
  export default css;
}
