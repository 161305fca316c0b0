import { checkedOnOf } from '@/lib/law/checked-on';
import { loadRegister } from './law';

/**
 * Day on which the law of some subjects was checked, that of the one checked longest ago; of every
 * subject by default.
 * @throws when the register has no such subject.
 */
export const lawCheckedOn = (...subjects: readonly string[]): string =>
  checkedOnOf(loadRegister(), subjects);
