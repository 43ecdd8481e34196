import { screen } from '@testing-library/react';
import { readOrderPageByToken } from 'shared-contracts';
import { networkOfShop, orderPage } from './shop.ts';

export const orderPath = '/order/token-1';

export const delivery = orderPage().order.delivery_info;

export function networkOfOrder(more: Parameters<typeof orderPage>[0] = {}, settings: Record<string, unknown> = {}) {
  const network = networkOfShop({ settings });
  network.on(readOrderPageByToken, orderPage(more));
  return network;
}

export const paidButtons = () => screen.queryAllByRole('button', { name: 'Я оплатил' });
