import { screen, waitFor } from '@testing-library/react';
import * as api from 'shared-contracts';
import { createNetwork, merchantAs, openScreen } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { wireOrder } from './wire.ts';

export const orderRemote = { manifest, screens };
export const { order_id: orderId } = wireOrder(1052);
export const orderAddress = `/merchant/orders/${orderId}`;

export function orderIs(rest: Partial<api.OrderWire> = {}) {
  const network = createNetwork();
  const state = { order: wireOrder(1052, rest) };
  const change = (changes: Partial<api.OrderWire>) => {
    state.order = { ...state.order, ...changes };
    return { order: state.order };
  };
  network.on(api.readMerchantOrder, () => ({ order: state.order }));
  network.on(api.readMerchant, merchantAs({ title: 'Вербена' }));
  network.on(api.readOrderHistory, {
    history: [
      { at: '2026-06-14T10:00:00.000Z', actor: 'shopper', kind: 'placed', from: null, to: 'created' },
      { at: '2026-06-14T10:05:00.000Z', actor: 'merchant', kind: 'status', from: 'created', to: 'accepted' },
    ],
  });
  network.on(api.setOrderStatus, ({ status }) => change({ status }));
  network.on(api.setPaymentState, ({ state: paymentState }) => change({ payment_state: paymentState }));
  network.on(api.setOrderNote, ({ note }) => change({ note }));
  return { network, change, ...openScreen(orderRemote, orderAddress) };
}

export const card = (title: string) => screen.findByRole('region', { name: title });

/** A card comes to say these words: the toast of what was done may come a moment before the order as it is now. */
export const cardShows = (title: string, words: string | RegExp): Promise<void> =>
  waitFor(async () => expect(await card(title)).toHaveTextContent(words));
