/** Cross-fade between pages, for visitors who accept motion. */
const style = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * A browser skips a view transition when the page is slow, hidden or left again, and rejects promises
 * before any script could handle them. That is not an error, so keep it out of the visitor's console.
 */
const script =
  "addEventListener('unhandledrejection',e=>{const r=e.reason;r instanceof DOMException&&/transition/i.test(r.message)&&e.preventDefault()})";

/**
 * Inline, because Chromium skips a transition when a stylesheet without the rule arrives first, and may do
 * so before any file has loaded. The build moves `data-early` elements before every stylesheet.
 */
export const PageTransition = () => (
  <>
    <style data-early="">{style}</style>
    <script data-early="">{script}</script>
  </>
);
