import { randomUUID } from 'node:crypto';
import { addProduct, type CheckoutRequest, checkout, consentVersions, updateMerchant } from 'shared-contracts';
import { Client } from 'tooling/client';
import { newMerchant, type OwnMerchant } from '../support/merchant.ts';
import { platform } from '../support/platform.ts';

const price = 4900;

interface OrderShop {
  merchant: OwnMerchant;
  order(delivery?: Partial<CheckoutRequest['delivery_info']>): Promise<{ id: string; number: string; uri: string }>;
}

export async function newOrderShop(): Promise<OrderShop> {
  const merchant = await newMerchant();
  await merchant.client.call(updateMerchant, { settings: { title: 'Пион и мята', visibility: 'published' } });
  const product = await merchant.client.call(addProduct, {
    title: 'Пионы «Сара Бернар»',
    price,
    sale: null,
    published: true,
    categories: [],
    meta: { productFields: [{ type: 'sizes', sizes: [{ id: 'm', value: 'M · 25 цветов' }] }] },
  });
  const guest = new Client({ origin: platform.origin() });
  return {
    merchant,
    async order(delivery = {}) {
      const placed = await guest.call(checkout, {
        merchantName: merchant.name,
        idempotency_key: randomUUID(),
        products: [{ product_id: product, quantity: 1, size_id: 'm' }],
        delivery_info: {
          name: 'Ольга Кузнецова',
          contact_phone_number: '+79031112233',
          delivery_address: 'Коломна, ул. Зайцева, 5',
          prefered_contact_method: 'whatsapp',
          card_text: 'Мама, с днём рождения!',
          ...delivery,
        },
        payment_method: 'p2p',
        expected_sum: price,
        consents: { offer: consentVersions.offer, personal_data: consentVersions.personal_data },
      });
      return { id: placed.orderId, number: placed.number, uri: placed.uri };
    },
  };
}
