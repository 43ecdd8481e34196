import {
  type DeliveryMethod,
  deliveryMethodText,
  detectDeliveryKind,
  type editOrder,
  getByHandDateRange,
  type PaymentType,
  resolveDeliveryMethod,
  usesDeliveryIntervals,
} from 'shared-contracts';
import type { z } from 'zod';
import { invalidField, Refusal } from '../common/refusal.ts';
import type { DeliveryInfoWire } from '../db/schema/orders.ts';
import type { CheckoutData } from './checkout-repository.ts';
import { chosenMethod } from './chosen-method.ts';
import { capacityIn } from './delivery-intervals.ts';
import { checkRange } from './resolve-delivery-interval.ts';

type ByHandDelivery = z.output<typeof editOrder.request>['delivery_info'];

function deliveryMethodOf(
  written: ByHandDelivery,
  methods: readonly DeliveryMethod[],
  before: DeliveryInfoWire | undefined,
) {
  const { delivery_method_id: id, delivery_option_id: optionId, delivery_method: words } = written;
  if (!id) {
    const same = before?.delivery_method === words ? before : undefined;
    return { text: words, kind: same?.delivery_kind ?? detectDeliveryKind(words), onReceipt: before?.on_receipt ?? [] };
  }
  const method = chosenMethod({ delivery_method: '', delivery_method_id: id }, methods);
  if (!method) throw invalidField('delivery_info.delivery_method_id', 'no such method', 'invalid_value');
  return {
    text: deliveryMethodText(resolveDeliveryMethod(method, optionId)),
    kind: method.kind,
    onReceipt: method.onReceipt,
  };
}

export function byHandDelivery(
  written: ByHandDelivery,
  { delivery_methods: methods, zone }: Pick<CheckoutData, 'delivery_methods' | 'zone'>,
  payment: PaymentType,
  now: Date,
  before?: DeliveryInfoWire,
): DeliveryInfoWire {
  const { delivery_method_id: _, delivery_option_id: __, delivery_price: price, ...info } = written;
  if (info.delivery_date !== before?.delivery_date) checkRange(info.delivery_date, getByHandDateRange(now, zone));
  if (payment === 'card' && info.contact_phone_number === '' && info.email === '') {
    throw invalidField(
      'delivery_info.contact_phone_number',
      'a card needs a phone or an e-mail for its receipt',
      'too_small',
    );
  }
  const method = deliveryMethodOf(written, methods, before);
  const isOfBefore = price !== null && price === before?.delivery_price;
  return {
    ...info,
    delivery_method: method.text,
    delivery_kind: method.kind,
    ...(price === null ? {} : { delivery_price: price }),
    ...(price === null || (isOfBefore && !before.delivery_price_by_seller) ? {} : { delivery_price_by_seller: true }),
    ...(payment === 'on_delivery' ? { on_receipt: method.onReceipt } : {}),
  };
}

type IntervalFields = Pick<DeliveryInfoWire, 'delivery_date' | 'delivery_interval' | 'delivery_kind'>;

const placeOf = ({ delivery_date, delivery_interval, delivery_kind = 'other' }: IntervalFields): string =>
  delivery_date === '' || !usesDeliveryIntervals(delivery_kind) ? '' : `${delivery_date} ${delivery_interval}`;

export function requireIntervalCapacity(
  view: CheckoutData,
  after: DeliveryInfoWire,
  before: IntervalFields | undefined,
  goesOn: boolean,
): boolean {
  if (placeOf(after) === (before ? placeOf(before) : '')) return false;
  const capacity = capacityIn(view.schedule, after);
  if (capacity !== null && Number(view.booked_count) >= capacity && !goesOn) throw new Refusal('slot_taken');
  return true;
}
