import { entriesOf } from '@/law/find';
import { LinkedAct } from '@/ui/linked-act';
import type { OmnibusContext } from './context';

/** The name of an act of the register, linked to its text. */
export function ActLink({ id, context }: { id: string; context: OmnibusContext }) {
  const { register, locale } = context;
  const act = entriesOf(register).acts.get(id);
  return act && <LinkedAct act={act} locale={locale} />;
}
