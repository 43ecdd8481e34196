import * as api from 'shared-contracts';
import type { TestClient } from './client.ts';
import { checkoutOf, type TestMerchant } from './shops.ts';

export const promoAs = (more: Partial<Omit<api.PromoCodeWire, 'code_id' | 'version' | 'uses'>> = {}) => ({
  code: 'ВЕСНА',
  kind: 'percent' as const,
  value: 10,
  starts: null,
  ends: null,
  least_order: null,
  categories: null,
  not_on_sale: false,
  most_uses: null,
  most_uses_by_phone: null,
  is_on: true,
  ...more,
});

export const addPromo = async (server: TestClient, { owner }: TestMerchant, more: Parameters<typeof promoAs>[0] = {}) =>
  (await server.ok(api.addPromoCode, promoAs(more), owner)).promo_code;

export function promoCheckout(productId: string, phone = 4567, changes: Partial<api.CheckoutRequest> = {}) {
  const body = checkoutOf(productId, { promo_code: 'ВЕСНА', ...changes });
  const contact_phone_number = `+7999123${String(phone).padStart(4, '0')}`;
  return { ...body, delivery_info: { ...body.delivery_info, contact_phone_number } };
}

export const usesOf = async (server: TestClient, { owner }: TestMerchant) =>
  (await server.ok(api.listPromoCodes, {}, owner)).promo_codes[0]?.uses;
