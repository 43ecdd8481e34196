import type { AppStore } from '../store/store.ts';
import { merchantApi } from './merchant-api.ts';
import { sessionApi } from './session-api.ts';

/**
 * Asks who it is, and for their shop, while the scripts of the office are still on their way; who shows it finds the answer, or waits for it.
 */
export function askForMerchant({ dispatch }: AppStore): void {
  // Nobody's yet: where it is not shown it is forgotten again.
  const subscribe = { subscribe: false };
  void dispatch(sessionApi.endpoints.readSession.initiate({}, subscribe));
  void dispatch(merchantApi.endpoints.readMerchant.initiate({}, subscribe));
}
