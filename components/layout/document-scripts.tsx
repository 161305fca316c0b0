import { notesScript, reloadScript } from '@/authoring/preview/reload';
import { LANGUAGE_KEY } from '@/lib/browser/storage';
import { fallbackLocale, type Locale, locales } from '@/lib/i18n/locales';

/** Cross-fade between pages, for visitors who accept motion. */
const TRANSITION =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * A browser skips a view transition when the page is slow, hidden or left again, and rejects promises
 * before any script could handle them. That is not an error, so keep it out of the visitor's console.
 */
const IGNORE_SKIPPED_TRANSITIONS =
  "addEventListener('unhandledrejection',e=>/transition/i.test(e.reason?.message)&&e.preventDefault());";

/** Shows the suggestion in the language that the visitor reads. */
const showSuggestion = (other: Locale) =>
  `[data-reads=${other}] [data-suggestion=${other}]{display:block}`;

/** The visitor's language, on the document: the stored choice, else the browser's first that the site has, else English. */
export const FIND_LANGUAGE = `{let s;try{s=localStorage.${LANGUAGE_KEY}}catch{}document.documentElement.dataset.reads=[s,...navigator.languages,'${fallbackLocale}'].find(l=>/^(${locales.join('|')})\\b/.test(l)).slice(0,2)}`;

/**
 * What has to be decided before the first paint. Inline, because Chromium skips a transition when a
 * stylesheet without the rule arrives first, and a suggestion shown later would shift the page. The build
 * moves `data-early` elements before every stylesheet.
 */
export function BeforePaint({ locale }: { locale: Locale }) {
  const others = locales.filter((other) => other !== locale);
  return (
    <>
      <style data-early="">{TRANSITION + others.map(showSuggestion).join('')}</style>
      <script data-early="">{IGNORE_SKIPPED_TRANSITIONS + FIND_LANGUAGE}</script>
    </>
  );
}

/** Paths that aren't pages: API calls, and files, whose names contain a dot. */
const NO_PAGES = ['/api/*', '/*.*'];

const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: NO_PAGES } }],
      },
      // Moderate: when the visitor hovers over a link or presses it, not before.
      eagerness: 'moderate',
    },
  ],
};

/** Lets browsers prefetch the page a visitor is about to open. */
export const SpeculationRules = () => (
  <script type="speculationrules">{JSON.stringify(rules)}</script>
);

/**
 * In development, reloads the page when the content changes, and shows what is wrong with it. Inline, because
 * an external script would be missing from a page whose messages break before it has loaded.
 */
export const PreviewReload = () =>
  process.env.NODE_ENV === 'development' && <script>{`${reloadScript}\n${notesScript}`}</script>;
