import type { DeliveryConditions, PaymentType, PublicShop } from 'shared-contracts';
import { InfoPanel } from 'shared-design-system/home';
import { Facts, ShopSection, typeset } from 'shared-design-system/shop';
import { homeTexts } from '../../../home-texts.ts';
import { paymentTexts } from '../../../payment-texts.ts';
import { onReceiptHintOf } from '../../../receipt-texts.ts';
import { contactLink, contactsOf } from '../contacts.ts';
import { deliveryFact } from '../delivery-fact.ts';
import { LateOpening } from '../opening/late-opening.tsx';
import { scheduleText } from '../schedule-text.ts';
import { contactFact } from './contact-fact.tsx';

interface ShopInfoProps {
  shop: PublicShop;
  conditions: DeliveryConditions | null | undefined;
  payments: readonly PaymentType[];
}

const words = homeTexts.home;

const deliveries = (conditions: DeliveryConditions | null | undefined) =>
  conditions?.deliveryMethods.length ? conditions.deliveryMethods.map(deliveryFact) : [words.deliveryUnknown];

function whenDelivered(conditions: DeliveryConditions | null | undefined) {
  const text = scheduleText(conditions?.schedule);
  return text ? [{ title: homeTexts.schedule.title, text: typeset(text) }] : [];
}

const paymentWords = (payments: readonly PaymentType[], conditions: DeliveryConditions | null | undefined) =>
  payments.map((type) => ({
    title: paymentTexts[type].label,
    text: type === 'on_delivery' && conditions ? onReceiptHintOf(conditions.deliveryMethods) : paymentTexts[type].hint,
  }));

export function ShopFacts({ shop, conditions, payments }: ShopInfoProps) {
  const [delivery] = deliveries(conditions);
  const [payment] = paymentWords(payments, conditions);
  const also = payments.includes('on_delivery') && payments[0] !== 'on_delivery' ? words.orOnReceipt : '';
  const [contact] = contactsOf(shop, conditions);
  return (
    <Facts
      from="tablet"
      items={[
        ...(delivery ? [{ icon: 'truck' as const, ...delivery }] : []),
        ...(payment
          ? [{ icon: 'arrow-left-right' as const, ...payment, text: [payment.text, also].filter(Boolean).join('. ') }]
          : []),
        ...(contact ? [contactFact(contact, words.answer)] : []),
      ]}
    />
  );
}

const mapAddress = (address: string): string => `https://yandex.ru/maps/?text=${encodeURIComponent(address)}`;

export function ShopInfo({ shop, conditions, payments }: ShopInfoProps) {
  const address = shop.locationAddress
    ? [{ title: shop.locationAddress, icon: 'map-pin' as const, link: { href: mapAddress(shop.locationAddress) } }]
    : [];
  const { openingHours: hours, timeZone } = shop;
  const opening =
    hours.length > 0
      ? [{ title: <LateOpening hours={hours} zone={timeZone} as="fact" />, icon: 'store' as const }]
      : [];
  const columns = [
    { title: words.delivery, items: [...deliveries(conditions), ...whenDelivered(conditions)] },
    { title: words.payment, items: paymentWords(payments, conditions) },
    { title: words.contacts, items: [...contactsOf(shop, conditions).map(contactLink), ...address, ...opening] },
  ];
  return (
    <ShopSection id="info" place="far">
      <InfoPanel columns={columns.filter((column) => column.items.length > 0)} />
    </ShopSection>
  );
}
