import { TextPage } from './text-page';

/** Publisher and host of the site, as French law requires. */
export const LegalNoticePage = () => <TextPage page="legalNotice" text="notice" />;
