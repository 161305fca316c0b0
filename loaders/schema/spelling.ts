import { array, type InferType, object } from 'yup';
import { forEveryLocale } from '@/lib/i18n/locales';
import { text } from './fields';

const words = () => array(text()).required('is missing; write [] for none');

/** `content/spelling.yaml`: words that are right although no dictionary has them. */
export const spellingSchema = object({
  /** Names and terms of every language. */
  every: words(),
  ...forEveryLocale(words),
}).exact();

export type SpellingWords = InferType<typeof spellingSchema>;
