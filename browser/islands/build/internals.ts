// All that is known of how React and styled-components work inside. An upgrade that changes it fails as said at each.

/** React's own code among the inputs of a bundle. Fails in "gives React alone a compile hint" (islands.test.ts). */
export const isReact = (input: string): boolean =>
  input.includes('node_modules/react-dom/cjs/react-dom-client');

/**
 * A script that runs once React has hydrated the page, which it does to every page in development: changes of the DOM
 * before that would be mismatches. React then keeps its fibers in the elements. Fails in hydration.test.tsx.
 */
export const afterHydration = (script: string): string => `(function wait() {
  const main = document.querySelector('main');
  const hydrated = main && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  if (!hydrated) return setTimeout(wait, 50);
  setTimeout(() => {${script}}, 200);
})();`;

/**
 * styled-components fills an empty <style> through the CSSOM in the browser, so a page's policy has to allow the empty
 * string. Fails in the end-to-end tests of islands, which take no violation of the policy.
 */
export const RUNTIME_STYLE = '';

/** What styled-components writes for each component: its rules, and a note on them for the browser. */
const COMPONENT =
  /(.*?)\/\*!sc\*\/\s*data-styled\.g\d+\[[^\]]*\]\{content:"[^"]*"\}\/\*!sc\*\/\s*/gs;

/**
 * The rules of each component in a sheet that styled-components has written on the server.
 * @throws when the sheet is not as expected, which stops the build.
 */
export function rulesOf(sheet: string): string[] {
  if (sheet.replace(COMPONENT, '').trim() !== '')
    throw new Error(
      'styled-components writes its styles otherwise than browser/islands/build/internals.ts expects.',
    );
  return [...sheet.matchAll(COMPONENT)].map(([, rules = '']) => rules.replaceAll('/*!sc*/\n', ''));
}
