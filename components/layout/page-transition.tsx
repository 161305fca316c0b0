/** Pages fade into one another, for who accepts motion. */
const style = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * A browser that gives a transition up, since the page is slow, hidden or left again, rejects its
 * promise; without a handler that is an error in the visitor's console.
 */
const script =
  "{const accept=event=>(event?.viewTransition??document.activeViewTransition)?.ready.catch(()=>{});for(const type of['pageswap','pageshow','pagereveal'])addEventListener(type,accept);accept()}";

/**
 * Inline, because Chromium gives a transition up when a stylesheet without the rule arrives first, and
 * may do so before any other script has run.
 */
export const PageTransition = () => (
  <>
    <style>{style}</style>
    <script data-early="">{script}</script>
  </>
);
