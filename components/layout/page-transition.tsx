/** Pages fade into one another, for visitors who accept motion. */
const style = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * A browser skips a transition when the page is slow, hidden or left again, and rejects promises that
 * no script may have seen yet. It is no error, so it does not belong in the visitor's console.
 */
const script =
  "addEventListener('unhandledrejection',e=>{const r=e.reason;r instanceof DOMException&&/transition/i.test(r.message)&&e.preventDefault()})";

/**
 * Inline, because Chromium skips a transition when a stylesheet without the rule arrives first, and may
 * do so before any file has loaded. The build moves what is `data-early` before every stylesheet.
 */
export const PageTransition = () => (
  <>
    <style data-early="">{style}</style>
    <script data-early="">{script}</script>
  </>
);
