/** A stylesheet as text, which the bundler reads (lib/enhancer.ts). */
declare module '*.css?text' {
  const css: string;
  export default css;
}
