import { contactTypes, type DeliveryInfo } from 'shared-contracts';
import { DefinitionList, formatDate } from 'shared-design-system/checkout';
import { Card } from 'shared-design-system/pages';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { orderTexts } from '../../../order-texts.ts';

const words = orderTexts.facts;

/** Masked as a whole: there is nothing left to read. */
const isHidden = (value: string): boolean => /^•+$/.test(value);

/** How to reach whoever ordered, in words. */
function contactOf({ preferredContactMethod }: DeliveryInfo): string {
  const method = contactTypes.find((type) => type === preferredContactMethod);
  return method ? checkoutTexts.checkout.contactMethod.options[method] : '';
}

/** How, when and to whom; phone and address come masked, since the page may be shared (decision 3.2). */
export function OrderDelivery({ info }: { info: DeliveryInfo }) {
  const when = [info.deliveryDate ? formatDate(info.deliveryDate) : '', info.deliveryInterval];
  const recipient = info.recipient ? [info.recipient.name, info.recipient.phone] : [];
  const items = [
    { term: words.method, value: info.deliveryMethod },
    { term: words.address, value: info.deliveryKind === 'pickup' ? '' : info.address },
    { term: words.date, value: when.filter(Boolean).join(', ') },
    { term: words.name, value: info.name },
    { term: words.phone, value: info.phone },
    { term: words.email, value: info.email },
    { term: words.contactMethod, value: contactOf(info) },
    { term: words.recipient, value: recipient.filter(Boolean).join(', ') },
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
    </Card>
  );
}
