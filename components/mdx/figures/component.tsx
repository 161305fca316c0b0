import { fillFigures } from '@/law/placeholders';
import { typeset } from '@/lib/typography';
import { figureValues } from '@/loaders/law';
import type { OfGuide } from '@/loaders/mdx/component';

/** A figure of the register of law as it is on the day of the build. */
export const Figure = ({ of, locale }: Pick<OfGuide, 'locale'> & { of: string }) =>
  typeset(fillFigures(`{${of}}`, figureValues(locale)), locale);
