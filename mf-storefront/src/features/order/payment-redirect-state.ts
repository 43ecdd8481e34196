import { useEffect, useState } from 'react';
import type { Payment } from 'shared-contracts';
import { readStored, writeStored } from 'shared-runtime/page';

const markOf = (token: string): string => `b2b:paying:${token}`;

/** Milliseconds after the return in which paying again is not offered: most payments are known by then. */
const patience = 3_000;

/** Milliseconds after which a provider's page that has not opened yet can be asked for again: the way there may have been broken off. */
const longestLeaving = 10_000;

let redirecting = '';

export const browserPage = { leaveFor: (address: string) => window.location.assign(address) };

/**
 * Opens the provider's page, where the order is paid, and remembers that in this tab.
 * @returns whether there is such a page; a provider on this machine has no https
 */
function leaveToPay(token: string, { payment }: { payment: Payment | null }): boolean {
  const address = payment?.confirmation?.confirmationUrl ?? '';
  if (!/^https?:\/\//i.test(address)) return false;
  redirecting = token;
  writeStored(markOf(token), 'left', 'session');
  browserPage.leaveFor(address);
  return true;
}

let scheduled: { token: string; payment: Payment | null } | undefined;

/** Opens the provider's page only after the order's page: the browser's "back" then leads from the provider to the order. */
export const schedulePaymentRedirect = (token: string, payment: Payment | null): void => {
  scheduled = { token, payment };
};

export function useScheduledPaymentRedirect(token: string): void {
  useEffect(() => {
    if (scheduled?.token !== token) return;
    const order = scheduled;
    scheduled = undefined;
    leaveToPay(token, order);
  }, [token]);
}

/**
 * - `home`: nobody went to pay
 * - `leaving`: the provider's page is being opened
 * - `back`: just back from it: the payment is being asked about
 * - `waited`: back for a moment, and nothing has come of it yet: it is asked about still, and can be paid again
 */
export type PaymentRedirectState = 'home' | 'leaving' | 'back' | 'waited';

const redirectStateOf = (token: string): PaymentRedirectState => {
  if (redirecting === token) return 'leaving';
  return readStored(markOf(token), 'session') ? 'back' : 'home';
};

export function usePaymentRedirect(token: string, open: boolean) {
  // The server does not know this tab's storage, so hydration starts with 'home'.
  const [state, setState] = useState<PaymentRedirectState>('home');
  useEffect(() => {
    const look = () => setState(redirectStateOf(token));
    // Back from the payment page, the browser may restore this one with its old state (bfcache).
    const resetOnReturn = () => {
      redirecting = '';
      look();
    };
    const resetWhenSeen = () => {
      if (document.visibilityState === 'visible') resetOnReturn();
    };
    look();
    window.addEventListener('pageshow', resetOnReturn);
    // An app of a bank may open instead of a page: this one was only hidden meanwhile.
    document.addEventListener('visibilitychange', resetWhenSeen);
    return () => {
      redirecting = '';
      window.removeEventListener('pageshow', resetOnReturn);
      document.removeEventListener('visibilitychange', resetWhenSeen);
    };
  }, [token]);
  useEffect(() => {
    if (state !== 'leaving') return;
    const timer = setTimeout(() => {
      redirecting = '';
      setState(redirectStateOf(token));
    }, longestLeaving);
    return () => clearTimeout(timer);
  }, [token, state]);
  useEffect(() => {
    if (state !== 'back') return;
    const timer = setTimeout(() => {
      writeStored(markOf(token), null, 'session');
      setState('waited');
    }, patience);
    return () => clearTimeout(timer);
  }, [token, state]);
  useEffect(() => {
    if (open || state === 'home') return;
    writeStored(markOf(token), null, 'session');
    setState('home');
  }, [token, open, state]);
  const leave = (order: { payment: Payment | null }) => {
    if (leaveToPay(token, order)) setState('leaving');
  };
  return { redirect: state, leave };
}
