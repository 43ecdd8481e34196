import { type DeliveryConditions, type PaymentType, type PublicShop, readReceiptWays } from 'shared-contracts';
import { InfoPanel } from 'shared-design-system/home';
import { Facts, ShopSection } from 'shared-design-system/shop';
import { homeTexts } from '../../../home-texts.ts';
import { onReceiptHint, paymentTexts } from '../../../payment-texts.ts';
import { contactLink, contactsOf } from '../contacts.ts';
import { deliveryFact } from '../delivery-fact.ts';
import { contactFact } from './contact-fact.tsx';

interface ShopInfoProps {
  shop: PublicShop;
  /** Undefined while not known, null where the shop has set none. */
  conditions: DeliveryConditions | null | undefined;
  payments: readonly PaymentType[];
}

const words = homeTexts.home;

const deliveries = (conditions: DeliveryConditions | null | undefined) =>
  conditions?.deliveryMethods.length ? conditions.deliveryMethods.map(deliveryFact) : [words.deliveryUnknown];

/** How a shop is paid on receipt, and whether only some of its delivery methods take it. */
function onReceiptText({ deliveryMethods }: DeliveryConditions): string {
  const takes = deliveryMethods.filter(({ onReceipt }) => onReceipt.length > 0);
  const hint = onReceiptHint(readReceiptWays(takes.flatMap(({ onReceipt }) => onReceipt)));
  return takes.length < deliveryMethods.length ? `${hint}. ${words.notAllMethods}` : hint;
}

const paymentWords = (payments: readonly PaymentType[], conditions: DeliveryConditions | null | undefined) =>
  payments.map((type) => ({
    title: paymentTexts[type].label,
    text: type === 'on_delivery' && conditions ? onReceiptText(conditions) : paymentTexts[type].hint,
  }));

/** Three things that a shopper wants to know first, under the banner. */
export function ShopFacts({ shop, conditions, payments }: ShopInfoProps) {
  const [delivery] = deliveries(conditions);
  const [payment] = paymentWords(payments, conditions);
  const also = payments.includes('on_delivery') && payments[0] !== 'on_delivery' ? words.orOnReceipt : '';
  const [contact] = contactsOf(shop, conditions);
  return (
    <Facts
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

/** Delivery, payment and contacts of the shop, in full. */
export function ShopInfo({ shop, conditions, payments }: ShopInfoProps) {
  const address = shop.locationAddress ? [{ title: shop.locationAddress, icon: 'map-pin' as const }] : [];
  const columns = [
    { title: words.delivery, items: deliveries(conditions) },
    { title: words.payment, items: paymentWords(payments, conditions) },
    { title: words.contacts, items: [...contactsOf(shop, conditions).map(contactLink), ...address] },
  ];
  return (
    <ShopSection id="info" below="far">
      <InfoPanel columns={columns.filter((column) => column.items.length > 0)} />
    </ShopSection>
  );
}
