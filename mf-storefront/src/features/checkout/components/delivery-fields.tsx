import { useEffect, useState } from 'react';
import { isPickup, shopDayOf } from 'shared-contracts';
import { RadioCards } from 'shared-design-system/checkout';
import { Banner, Columns } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { asksAddress, type CheckoutTerms } from '../form.ts';
import { Panel } from './panel.tsx';
import { TextField } from './text-field.tsx';
import { useField } from './use-field.ts';

const words = checkoutTexts.checkout;

interface DeliveryFieldsProps {
  terms: CheckoutTerms;
  /** A merchant's description of a way as its name and what explains it. */
  splitDescription: (description: string) => { title: string; text: string };
}

/** Today where the shop is, as a date field holds it; told once the page is there, since it may have been drawn earlier. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(shopDayOf(new Date())), []);
  return today;
}

/** What an address has to say, by a merchant's own words for the way: a point where parcels wait, the post, or a door. */
function addressHint(method: string): string {
  const { point, post, courier } = words.addressHints;
  // A settlement is called a point, too: 'населённый пункт'.
  if (/пункт|пвз|постамат|почтомат/i.test(method.replace(/нас[её]л[её]нн\S*\s+пункт/gi, ''))) return point;
  return /почт/i.test(method) ? post : courier;
}

/** How, where and when the order is brought. */
export function DeliveryFields({ terms, splitDescription }: DeliveryFieldsProps) {
  const method = useField('deliveryMethod');
  const today = useToday();
  const options = terms.deliveryMethods.map((description) => {
    const { title, text } = splitDescription(description);
    const icon = isPickup(description) ? ('store' as const) : ('truck' as const);
    return { value: description, label: title, icon, ...(text ? { hint: text } : {}) };
  });
  return (
    <Panel title={words.delivery}>
      {options.length > 0 ? (
        <RadioCards
          label={words.deliveryMethod}
          name={method.name}
          value={method.value}
          onChange={method.onChange}
          options={options}
        />
      ) : (
        <Banner tone="info">{words.deliveryUnknown}</Banner>
      )}
      {asksAddress(terms, { deliveryMethod: method.value }) ? (
        <TextField
          name="address"
          words={{ ...words.address, hint: addressHint(method.value) }}
          rows={2}
          autoComplete="street-address"
        />
      ) : null}
      <Columns count={2} gap={5}>
        <TextField name="date" words={words.date} type="date" min={today} optional />
        <TextField name="interval" words={words.interval} optional />
      </Columns>
      {terms.cardText ? <TextField name="cardText" words={words.cardText} rows={2} optional /> : null}
      <TextField name="comment" words={words.comment} rows={2} optional />
    </Panel>
  );
}
