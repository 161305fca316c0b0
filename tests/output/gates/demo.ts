import { attribute, elements } from '@/lib/html';
import type { Locale } from '@/lib/i18n/locales';
import { ancestors, type Gate } from '../support/page';

/** Whether a link shows only once something else is opened or chosen. */
const HIDING = ['details', 'dialog', 'template', 'noscript'];

/** The header offers the demo without opening a menu, so that one action leads to the form. */
export const demoWithinReach =
  (formOf: (locale: Locale) => string): Gate =>
  (page) => {
    // The redirect page has only one sentence.
    if (page.page.id === 'homeRedirect') return [];
    const address = formOf(page.locale);
    const open = elements(page.document, 'a').filter(
      (link) =>
        attribute(link, 'href') === address &&
        !ancestors(link).some(
          (each) => HIDING.includes(each.tagName) || attribute(each, 'hidden') !== undefined,
        ),
    );
    const inHeader = open.some((link) =>
      ancestors(link).some(({ tagName }) => tagName === 'header'),
    );
    return inHeader ? [] : [`has no link to ${address} in its header outside menus; put it back`];
  };
