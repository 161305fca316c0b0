// Progressive enhancement for every page: pages work without it, and each file adds behaviour. What few pages
// need loads on those alone.
import { announceFailedLoad } from '@/lib/browser/loading';
import { parisDay } from '@/lib/dates';
import { enhanceMenus, trackScroll } from './header';
import { startIslands } from './islands';
import { dismissSuggestions, enhanceLanguageChoice } from './language';
import { offerSectionLinks, trackContents } from './reading';
import { offerSearch } from './search';
import { announceSlowNavigation } from './slow-navigation';
import { enhanceTabs } from './tabs';

/** Runs what loads later; the page says what it has to say without it. */
const lazy = <Module>(load: Promise<Module>, run: (module: Module) => void): void => {
  load.then(run, announceFailedLoad);
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

// Where SITE_SPEED says so; elsewhere nothing of it is left in the bundle.
if (SPEED)
  addEventListener('load', () =>
    lazy(import('./vendor-script'), ({ loadVendor }) => loadVendor(SPEED)),
  );
// On a page built on an earlier day. Without it, timelines keep the states of that day.
const built = document.querySelector<HTMLElement>('[data-state-on]')?.dataset.stateOn;
if (built && built < parisDay(new Date()))
  lazy(import('./timelines'), ({ bringToDay }) => bringToDay());
// Without it, the not-found page has its own links.
if (document.querySelector('[data-known-pages]'))
  lazy(import('./not-found'), ({ findMeantPage }) => findMeantPage());
// Without it, the team gets what is sent as doubted.
if (document.querySelector('form[data-proof]'))
  lazy(import('./message'), ({ proveMessage }) => proveMessage());
// Without it, the field asks the site search, and browsers of the day open the question that the address names.
if (document.querySelector('[data-question]'))
  lazy(import('./questions'), ({ enhanceQuestions }) => enhanceQuestions());
