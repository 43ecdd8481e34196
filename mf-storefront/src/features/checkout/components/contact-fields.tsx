import { useFormContext } from 'react-hook-form';
import type { ContactType } from 'shared-contracts';
import { Checkbox, Field, SegmentedControl, Switch } from 'shared-design-system/checkout';
import { Columns, Stack } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import type { CheckoutValues } from '../values.ts';
import { Panel } from './panel.tsx';
import { PhoneField, TextField } from './text-field.tsx';
import { useField } from './use-field.ts';

const words = checkoutTexts.checkout;

const methods = Object.entries(words.contactMethod.options).map(([value, label]) => ({
  value: value as ContactType,
  label,
}));

export function ContactFields() {
  const { register, watch } = useFormContext<CheckoutValues>();
  const method = useField('contactMethod');
  const forAnother = useField('forAnother');
  return (
    <Panel title={words.contacts} first>
      <Columns count={2} gap={5}>
        <TextField name="name" words={words.name} autoComplete="name" />
        <PhoneField name="phone" words={{ ...words.phone, hint: words.phoneHints[method.value] }} autoComplete="tel" />
      </Columns>
      <Field label={words.contactMethod.label} group>
        <SegmentedControl
          label={words.contactMethod.label}
          value={method.value}
          onChange={method.onChange}
          options={methods}
        />
      </Field>
      <TextField
        name="email"
        words={words.email}
        type="email"
        autoComplete="email"
        optional={watch('contactMethod') !== 'email'}
      />
      <Switch
        checked={forAnother.value}
        onChange={forAnother.onChange}
        label={words.forAnother.label}
        hint={words.forAnother.hint}
      />
      {forAnother.value ? (
        <Stack>
          <Columns count={2} gap={5}>
            <TextField name="recipientName" words={words.recipientName} />
            <PhoneField name="recipientPhone" words={words.recipientPhone} />
          </Columns>
          <Checkbox {...register('doNotCall')} label={words.doNotCall} />
          <Checkbox {...register('anonymous')} label={words.anonymous} />
        </Stack>
      ) : null}
    </Panel>
  );
}
