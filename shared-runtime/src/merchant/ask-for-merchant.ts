import type { AppStore } from '../store/store.ts';
import { merchantApi } from './merchant-api.ts';
import { sessionApi } from './session-api.ts';

export function askForMerchant({ dispatch }: AppStore): void {
  // Without a subscription, the cache drops an answer that no component shows.
  const subscribe = { subscribe: false };
  void dispatch(sessionApi.endpoints.readSession.initiate({}, subscribe));
  void dispatch(merchantApi.endpoints.readMerchant.initiate({}, subscribe));
}
