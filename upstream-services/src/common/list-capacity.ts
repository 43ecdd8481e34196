import { type LimitedList, listLimits } from 'shared-contracts';
import { Refusal } from './refusal.ts';

/**
 * Refuses entries beyond a list's limit. The caller holds the lock of the shop, so that nobody adds to the list meanwhile.
 * @param has   entries that the list has
 * @param added entries to be added
 * @throws Refusal list_full, naming the list and how many entries it may hold
 */
export function requireCapacity(of: LimitedList, has: number, added = 1): void {
  const most = listLimits[of];
  if (has + added > most) throw new Refusal('list_full', { limit: { of, most } });
}
