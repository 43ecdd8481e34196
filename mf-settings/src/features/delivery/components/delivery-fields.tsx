import { Controller, type UseFormReturn } from 'react-hook-form';
import { Card, Field, Stack, Switch, Text } from 'shared-design-system/office';
import { ContactInput } from '../../../components/contact-input.tsx';
import { texts } from '../../../texts.ts';
import type { DeliveryValues } from '../delivery-form.ts';
import { deliveryTexts } from '../texts.ts';

const words = deliveryTexts;

interface FieldsProps {
  form: UseFormReturn<DeliveryValues>;
}

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
