import { Controller, type UseFormReturn } from 'react-hook-form';
import { deliveryPriceOf } from 'shared-contracts';
import { Card, DefinitionList, Field, formatPrice, ListInput, Stack, Switch, Text } from 'shared-design-system';
import { createUuid } from 'shared-runtime';
import { ContactInput } from '../../../components/contact-input.tsx';
import { texts } from '../../../texts.ts';
import type { DeliveryValues } from '../delivery-form.ts';

const words = texts.delivery;

interface FieldsProps {
  form: UseFormReturn<DeliveryValues>;
}

/** Ways of delivery, in the order a shopper reads them. */
export function MethodFields({ form }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <Card title={words.methods} gap={3}>
      <Text tone="muted">{words.methodsHint}</Text>
      <Controller
        control={form.control}
        name="methods"
        render={({ field }) => (
          <ListInput
            multiline
            label={words.methods}
            value={field.value}
            onChange={field.onChange}
            createId={createUuid}
            max={20}
            addLabel={field.value.length ? words.add : words.addFirst}
            placeholder={words.example}
            errors={Object.fromEntries(
              field.value.map(({ id }, index) => [id, errors.methods?.[index]?.value?.message]),
            )}
          />
        )}
      />
      <Prices methods={form.watch('methods').map(({ value }) => value.trim())} />
    </Card>
  );
}

const priceWords = (price: number | null): string => {
  if (price === null) return words.prices.unknown;
  return price === 0 ? words.prices.free : words.prices.known(formatPrice(price));
};

/** What a shopper will read of each way's price: it is taken from the merchant's own words. */
function Prices({ methods }: { methods: readonly string[] }) {
  const written = methods.filter(Boolean);
  if (written.length === 0) return null;
  const items = written.map((method) => ({ term: method, value: priceWords(deliveryPriceOf(method)) }));
  return (
    <div role="status">
      <Text weight="medium" size="s">
        {words.prices.title}
      </Text>
      <DefinitionList items={items} />
    </div>
  );
}

/** Whether the checkout asks for an address. */
export function AddressField({ form }: FieldsProps) {
  return (
    <Card>
      <Controller
        control={form.control}
        name="showAddress"
        render={({ field }) => (
          <Switch label={words.address} hint={words.addressHint} checked={field.value} onChange={field.onChange} />
        )}
      />
    </Card>
  );
}

/** Where a shopper writes about the delivery: each way on or off, with its address. */
export function CommunicationFields({ form }: FieldsProps) {
  const communications = form.watch('communications');
  const { errors } = form.formState;
  return (
    <Card title={words.communications} gap={4}>
      <Text tone="muted">{words.communicationsHint}</Text>
      {communications.map(({ type, on }, index) => (
        <Stack key={type} gap={2}>
          <Controller
            control={form.control}
            name={`communications.${index}.on`}
            render={({ field }) => (
              <Switch label={texts.contactTypes[type]} checked={field.value} onChange={field.onChange} />
            )}
          />
          {on ? (
            <Field label={texts.contactTypes[type]} hideLabel error={errors.communications?.[index]?.value?.message}>
              <Controller
                control={form.control}
                name={`communications.${index}.value`}
                render={({ field: { value, onChange, onBlur } }) => (
                  <ContactInput type={type} value={value} onChange={onChange} onBlur={onBlur} />
                )}
              />
            </Field>
          ) : null}
        </Stack>
      ))}
    </Card>
  );
}
