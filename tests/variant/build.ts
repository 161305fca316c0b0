import { ensureVariant } from './variant';

ensureVariant();
console.log('The second build, for tests, is up to date.');
