import { screen } from '@testing-library/react';
import { readOrderPageByToken } from 'shared-contracts';
import { networkOfShop, orderPage } from './shop.ts';

/** Where the order's page is, below its shop. */
export const orderPath = '/order/token-1';

/** What is known of a buyer's delivery. */
export const delivery = orderPage().order.delivery_info;

/** A network that answers the page of an order. */
export function networkOfOrder(more: Parameters<typeof orderPage>[0] = {}) {
  const network = networkOfShop();
  network.on(readOrderPageByToken, orderPage(more));
  return network;
}

/** The page has it twice: in its place on wide screens, and under the thumb on phones. */
export const paidButtons = () => screen.queryAllByRole('button', { name: 'Я оплатил' });
