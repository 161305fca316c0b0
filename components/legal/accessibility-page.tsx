import { TextPage } from './text-page';

/** How accessible the site is, as far as that is known. */
export const AccessibilityPage = () => <TextPage page="accessibility" text="accessibility" />;
