// Progressive enhancement for every page: pages work without it, and each file adds one behaviour.
import { trackContents } from './contents';
import { offerSectionLinks } from './copy-link';
import { trackScroll } from './header-scroll';
import { startIslands } from './islands';
import { enhanceLanguageChoice } from './language-choice';
import { dismissSuggestions } from './language-suggestion';
import { enhanceMenus } from './menus';
import { helpNotFound } from './not-found';
import { offerQuestionFilter } from './questions';
import { offerSearch } from './search';
import { announceSlowNavigation } from './slow-navigation';
import { enhanceTabs } from './tabs';
import { updateTimelines } from './timelines';

trackScroll();
enhanceMenus();
enhanceLanguageChoice();
dismissSuggestions();
offerSearch();
enhanceTabs();
announceSlowNavigation();
trackContents();
updateTimelines();
offerSectionLinks();
helpNotFound();
offerQuestionFilter();
startIslands();
