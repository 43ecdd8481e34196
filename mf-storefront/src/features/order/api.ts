import { useEffect, useRef } from 'react';
import * as api from 'shared-contracts';
import { type Reads, readsOf, useCall, useRead, useReads } from 'shared-runtime/page';
import type { z } from 'zod';
import { usePolling } from './use-polling.ts';

const { readOrderPageByToken, readOrderPayment } = api;
const read = readsOf({ readOrderPageByToken, readOrderPayment });

const readOrderPage = read('readOrderPageByToken', 'Order');
const readPayment = read('readOrderPayment', 'Order');

export const orderQuery = (token: string) => ({ read: readOrderPage, args: { token } });

const showAnswer = (reads: Reads, { token }: { token: string }, page: api.OrderPage): void =>
  reads.put(readOrderPage, { token }, page);

export const useOrderChange = <Args extends { token: string }>(
  operation: api.Operation<z.ZodType, z.ZodType, Args, api.OrderPage>,
) => useCall(operation, showAnswer);

export function useOrderPayment(token: string | null, every: number): void {
  const reads = useReads();
  const { data, refetch } = useRead(readPayment, token === null ? null : { token }, { anew: true });
  usePolling(refetch, token === null ? 0 : every);
  const put = useRef<typeof data>(undefined);
  useEffect(() => {
    // An answer from before another payment was begun must not come back when it is asked about.
    if (!data || token === null || data === put.current) return;
    put.current = data;
    const { paymentState, payment, canPay } = data;
    const { data: page } = reads.state(readOrderPage, { token });
    if (page) reads.put(readOrderPage, { token }, { ...page, canPay, order: { ...page.order, paymentState, payment } });
  }, [reads, data, token]);
}

export const pollingInterval = 5000;

const isEnded = ({ status, updated }: api.Order): boolean =>
  ['completed', 'canceled'].includes(status) && Date.now() - Date.parse(updated) > api.revertWindowMs;

export function useOrderPage({ read: page, args }: ReturnType<typeof orderQuery>) {
  const query = useRead(page, args, { anew: true });
  const ended = query.currentData && isEnded(query.currentData.order);
  usePolling(query.refetch, ended ? 0 : pollingInterval);
  return query;
}
