import { addressIn } from '@/law/address';
import type { Act } from '@/law/register';
import type { Locale } from '@/lib/i18n/locales';

/** The name of an act, linked to its official text where that is online. */
export function LinkedAct({ act, locale }: { act: Act; locale: Locale }) {
  const address = addressIn(act, locale);
  const name = act.name[locale];
  return address ? <a href={address}>{name}</a> : name;
}
