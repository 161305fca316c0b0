import { checkedOnOf } from '@/law/checked-on';
import { loadRegister } from './law';

/**
 * Day as of which the law of some subjects was checked, the earliest; of every subject by default.
 * @throws when the register has no such subject.
 */
export const lawCheckedOn = (...subjects: readonly string[]): string =>
  checkedOnOf(loadRegister(), subjects);
