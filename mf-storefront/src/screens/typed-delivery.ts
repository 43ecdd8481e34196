import { formatPhone } from 'shared-design-system/shop';
import type { OrderBody } from '../features/checkout/request.ts';
import type { TypedDelivery } from '../features/order/components/order-delivery.tsx';

export const typedOf = ({ delivery_info: info }: Pick<OrderBody, 'delivery_info'>): TypedDelivery => ({
  ...info,
  phone: formatPhone(info.contact_phone_number),
  address: info.delivery_address,
  cardText: info.card_text,
});
