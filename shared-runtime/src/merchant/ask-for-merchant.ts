import type { AppStore } from '../store/store.ts';
import { merchantApi } from './merchant-api.ts';
import { sessionApi } from './session-api.ts';

export function askForMerchant({ dispatch }: AppStore): void {
  // Nobody's yet: where it is not shown it is forgotten again.
  const subscribe = { subscribe: false };
  void dispatch(sessionApi.endpoints.readSession.initiate({}, subscribe));
  void dispatch(merchantApi.endpoints.readMerchant.initiate({}, subscribe));
}
