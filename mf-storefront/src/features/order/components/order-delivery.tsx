import {
  contactTypes,
  type DeliveryInfo,
  getDeliveryDateRange,
  type OpeningHours,
  type ShopZone,
  withoutTariff,
} from 'shared-contracts';
import { DefinitionList, formatDate } from 'shared-design-system/checkout';
import { Card } from 'shared-design-system/pages';
import { formatPhone, Text, typeset } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { dayName } from '../../../day-name.ts';
import { orderTexts } from '../../../order-texts.ts';
import { weekLines } from '../../../week-lines.ts';

const words = orderTexts.facts;

const isHidden = (value: string): boolean => /^•+$/.test(value);

function contactOf({ preferredContactMethod }: DeliveryInfo): string {
  const method = contactTypes.find((type) => type === preferredContactMethod);
  return method ? checkoutTexts.checkout.contactMethod.options[method] : '';
}

function dayOf(date: string, zone: ShopZone): string {
  const { first, last } = getDeliveryDateRange(new Date(), zone);
  return first <= date && date <= last ? dayName(date, zone) : formatDate(date, { timeZone: zone });
}

export type TypedDelivery = {
  [Field in 'name' | 'phone' | 'email' | 'address' | 'recipient' | 'cardText' | 'comment']?:
    | DeliveryInfo[Field]
    | undefined;
};

const phoneText = (phone: string): string => (phone === '' || phone.includes('•') ? phone : formatPhone(phone));

const giftOf = ({ doNotCall, anonymous }: DeliveryInfo): string =>
  [doNotCall && words.doNotCall, anonymous && words.anonymous].filter(Boolean).join(', ');

interface OrderDeliveryProps {
  info: DeliveryInfo;
  zone: ShopZone;
  openingHours: readonly OpeningHours[];
  typed: TypedDelivery | undefined;
}

/** Method, time and recipient of the delivery. Phone and address are masked, since the page may be shared, and the card says so. */
export function OrderDelivery({ info: masked, zone, openingHours, typed }: OrderDeliveryProps) {
  const info = { ...masked, ...typed };
  const isPickup = info.deliveryKind === 'pickup';
  const when = [info.deliveryDate && dayOf(info.deliveryDate, zone), info.deliveryInterval];
  const recipient = info.recipient ? [info.recipient.name, phoneText(info.recipient.phone)] : [];
  const items = [
    { term: words.method, value: withoutTariff(info.deliveryMethod) },
    { term: words.address, value: isPickup ? '' : typeset(info.address) },
    { term: words.date, value: when.filter(Boolean).join(', ') },
    { term: words.hours, value: isPickup ? weekLines(openingHours).join('\n') : '' },
    { term: words.name, value: info.name },
    { term: words.phone, value: info.phone },
    { term: words.email, value: info.email },
    { term: words.contactMethod, value: contactOf(info) },
    { term: words.recipient, value: recipient.filter(Boolean).join(', ') },
    { term: words.gift, value: info.recipient ? giftOf(info) : '' },
    { term: words.cardText, value: info.cardText },
    { term: words.comment, value: info.comment },
  ];
  return (
    <Card title={orderTexts.delivery}>
      <DefinitionList
        items={items.flatMap(({ term, value }) =>
          value ? [{ term, value: isHidden(value) ? words.hidden : value }] : [],
        )}
      />
      {typed ? null : (
        <Text tone="muted" size="s">
          {words.masked}
        </Text>
      )}
    </Card>
  );
}
