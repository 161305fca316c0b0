import { TextPage } from './text-page';

/** The accessibility statement, as far as conformance is known. */
export const AccessibilityPage = () => <TextPage page="accessibility" text="accessibility" />;
