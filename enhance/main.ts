// Progressive enhancement for every page: pages work without it, and each file adds behaviour. What few pages
// need loads on those alone.
import { parisDay } from '@/lib/paris-day';
import { trackContents } from './contents';
import { offerSectionLinks } from './copy-link';
import { trackScroll } from './header-scroll';
import { startIslands } from './islands';
import { enhanceLanguageChoice } from './language-choice';
import { dismissSuggestions } from './language-suggestion';
import { enhanceMenus } from './menus';
import { offerSearch } from './search';
import { announceSlowNavigation } from './slow-navigation';
import { enhanceTabs } from './tabs';

/** Runs what loads later; the page says what it has to say without it. */
const lazy = <Module>(load: Promise<Module>, run: (module: Module) => void): void => {
  load.then(run, () => {});
};

trackScroll();
enhanceMenus();
enhanceLanguageChoice();
dismissSuggestions();
offerSearch();
enhanceTabs();
announceSlowNavigation();
trackContents();
offerSectionLinks();
startIslands();

// On a page built on an earlier day. Without it, each timeline states its own as-of date.
const built = document.querySelector<HTMLElement>('[data-state-on]')?.dataset.stateOn;
if (built && built < parisDay(new Date()))
  lazy(import('./timelines/bring-to-day'), ({ bringToDay }) => bringToDay());
// Without it, the not-found page has its own links.
if (document.querySelector('[data-known-pages]'))
  lazy(import('./not-found/meant-page'), ({ findMeantPage }) => findMeantPage());
// Without it, the field asks the site search.
if (document.querySelector('[data-question-filter]'))
  lazy(import('./questions/filter-questions'), ({ filterQuestions }) => filterQuestions());
