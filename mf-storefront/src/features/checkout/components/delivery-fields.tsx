import { useEffect, useState } from 'react';
import { type DeliveryMethod, detailsOf, shopDayOf, textOfMethod } from 'shared-contracts';
import { RadioCards } from 'shared-design-system/checkout';
import { Banner, Columns, typeset } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { asksAddress, type CheckoutTerms, methodOf } from '../form.ts';
import { Panel } from './panel.tsx';
import { TextField } from './text-field.tsx';
import { useField } from './use-field.ts';

const words = checkoutTexts.checkout;

interface DeliveryFieldsProps {
  terms: CheckoutTerms;
}

/** Today where the shop is, as a date field holds it; told once the page is there, since it may have been drawn earlier. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(shopDayOf(new Date())), []);
  return today;
}

/** What an address has to say, by the method and the merchant's own words for it: a point where parcels wait, the post, or a door. */
function addressHint(method: DeliveryMethod | undefined): string {
  const { point, post, courier } = words.addressHints;
  const text = method ? textOfMethod(method) : '';
  // A settlement is called a point, too: 'населённый пункт'.
  if (/пункт|пвз|постамат|почтомат/i.test(text.replace(/нас[её]л[её]нн\S*\s+пункт/gi, ''))) return point;
  return method?.kind === 'post' ? post : courier;
}

const optionOf = (method: DeliveryMethod) => {
  const hint = typeset(detailsOf(method));
  const icon = method.kind === 'pickup' ? ('store' as const) : ('truck' as const);
  return { value: method.id, label: method.name, icon, ...(hint ? { hint } : {}) };
};

/** How, where and when the order is brought. */
export function DeliveryFields({ terms }: DeliveryFieldsProps) {
  const method = useField('deliveryMethod');
  const today = useToday();
  const chosen = { deliveryMethod: method.value };
  const options = terms.deliveryMethods.map(optionOf);
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
      {asksAddress(terms, chosen) ? (
        <TextField
          name="address"
          words={{ ...words.address, hint: addressHint(methodOf(terms, chosen)) }}
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
