import { act } from '@testing-library/react';
import { sessionKnown, sessionRenewed, signInAsked } from '../session/session-slice.ts';
import type { AppStore } from '../store/store.ts';

export function inOffice(store: AppStore, merchantId = 'm1'): void {
  act(() => {
    store.dispatch(signInAsked(true));
    store.dispatch(sessionKnown(merchantId));
  });
}

export const signInAgain = (store: AppStore, merchantId = 'm1'): void =>
  act(() => void store.dispatch(sessionRenewed(merchantId)));
