import * as api from 'shared-contracts';
import { wireMethodsOf } from 'shared-contracts/samples';
import { createNetwork, merchantAs } from 'shared-runtime/testing';
import type { z } from 'zod';

export const wireMerchant = (info: Record<string, unknown> = {}, phone: string | null = '+79165554012') =>
  merchantAs(
    {
      title: 'Вербена',
      description: 'Букеты из сезонных цветов.',
      email: 'anna@verbena.ru',
      fio: 'Крылова Анна Сергеевна',
      inn: '500100732259',
      ogrnip: '304500116000157',
      visibility: 'unpublished',
      paymentMethods: JSON.stringify([{ type: 'phone', value: '+79165554012', bank: 'Т-Банк' }]),
      contacts: JSON.stringify([
        { type: 'phone', value: '+79165554012' },
        { type: 'telegram', value: '@verbena_flowers' },
      ]),
      ...info,
    },
    phone,
    'Москва, ул. Пятницкая, 18',
  );

export const wireConditions = {
  id: 'd1',
  merchantId: 'm1',
  showAddress: true,
  deliveryMethod: wireMethodsOf('Курьером, 400 ₽'),
  communication: [{ title: '@verbena_flowers', type: 'telegram' as const }],
  createdAt: '2026-06-01T10:00:00.000Z',
  updatedAt: '2026-06-01T10:00:00.000Z',
};

export function shopNetwork(merchant = wireMerchant()) {
  const state: { merchant: z.input<typeof api.readMerchant.response> } = { merchant };
  const network = createNetwork();
  network.on(api.readSession, { merchant_id: 'm1', merchant_name: 'verbena', email: 'anna@verbena.ru' });
  network.on(api.readMerchant, () => state.merchant);
  network.on(api.updateMerchant, ({ base_info: base = {}, additional_info: info = {} }) => {
    state.merchant = {
      ...state.merchant,
      base_info: { ...state.merchant.base_info, ...base, name: base.name ?? state.merchant.base_info.name },
      additional_info: { ...state.merchant.additional_info, ...info },
    };
    return state.merchant;
  });
  network.on(api.listProducts, { products_list: [], total_count: 3 });
  network.on(api.readDeliveryConditions, wireConditions);
  network.on(api.readPaymentProfile, { payment_type: 'p2p', yooukassa_shop_id: '', yooukassa_secret_token: '' });
  network.on(api.retrieveContent, { list: [] });
  return network;
}
