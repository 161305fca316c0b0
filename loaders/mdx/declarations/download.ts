import { today } from '@/lib/dates';
import { type Locale, written } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { downloadIds } from '@/loaders/downloads';
import type { Offer } from '@/loaders/downloads/files';
import { loadRegister } from '@/loaders/law';
import { component } from '@/loaders/mdx/component';

/** What a page offers under a name, as at the day of the build. */
export async function offerNamed(name: string | undefined, locale: Locale): Promise<Offer> {
  if (name === undefined || !downloadIds().includes(name))
    throw new Error(say('There is no download "#{name}".', { name }));
  // Loaded when needed: the middleware of `npm run dev` checks texts and writes no file.
  const { offerOf } = await import('@/loaders/downloads/files');
  return offerOf(name, { register: loadRegister(), day: today(), locale: written(locale) });
}

export const Download = component({
  name: 'Download',
  attributes: {
    of: {
      required: true,
      get values() {
        return downloadIds();
      },
    },
  },
  holds: 'nothing',
  parity: { attribute: 'of' },
});
