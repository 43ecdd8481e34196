import { act } from '@testing-library/react';
import { sessionKnown, sessionRenewed, signInAsked } from '../session/session-slice.ts';
import type { AppStore } from '../store/store.ts';

/** Makes a screen one of the office: a merchant is signed in, and is asked for the password where the session ends. */
export function inOffice(store: AppStore, merchantId = 'm1'): void {
  act(() => {
    store.dispatch(signInAsked(true));
    store.dispatch(sessionKnown(merchantId));
  });
}

/** Signs in where the session ended. */
export const signInAgain = (store: AppStore, merchantId = 'm1'): void =>
  act(() => void store.dispatch(sessionRenewed(merchantId)));
