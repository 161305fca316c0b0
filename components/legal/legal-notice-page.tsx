import { TextPage } from './text-page';

/** Who publishes and hosts the site, as French law asks. */
export const LegalNoticePage = () => <TextPage page="legalNotice" text="notice" />;
