import { Fact } from './components/fact';
import { FactList } from './components/fact-list';
import type { MdxVocabulary } from './vocabulary';

/** Their React components are in components/legal. */
const components = [Fact, FactList] as const;

export type LegalComponentName = (typeof components)[number]['name'];

export const legalVocabulary: MdxVocabulary = {
  subject: 'legal texts',
  components,
  reservedIds: /^(main|.+-title|.+-tab|language-label)$/,
  noImages: 'say in words or in a table what the image shows',
};
