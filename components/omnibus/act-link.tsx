import { addressIn } from '@/lib/law/address';
import { entriesOf } from '@/lib/law/find';
import type { OmnibusContext } from './context';

/** The name of an act, with its official address. */
export function ActLink({ id, context }: { id: string; context: OmnibusContext }) {
  const { register, locale } = context;
  const act = entriesOf(register).acts.get(id);
  return act && <a href={addressIn(act, locale)}>{act.name[locale]}</a>;
}
