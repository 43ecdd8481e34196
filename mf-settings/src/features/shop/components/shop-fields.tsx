import { Controller, type UseFormReturn } from 'react-hook-form';
import { PhoneInput } from 'shared-design-system/fields';
import { Card, Columns, Field, Link, Select, Text, TextArea, TextInput } from 'shared-design-system/office';
import { shopTexts } from '../../../shop-texts.ts';
import type { ShopValues } from '../shop-form.ts';

const words = shopTexts;

const zones = Object.entries(words.zones).map(([value, label]) => ({ value, label }));

export function ShopFields({ form }: { form: UseFormReturn<ShopValues> }) {
  const { errors } = form.formState;
  return (
    <Card title={words.about} gap={4}>
      <Field label={words.name} hint={words.nameHint} error={errors.title?.message}>
        <TextInput autoComplete="organization" {...form.register('title')} />
      </Field>
      <Field label={words.description} optional hint={words.descriptionHint} error={errors.description?.message}>
        <TextArea rows={4} {...form.register('description')} />
      </Field>
      <Field label={words.address} optional hint={words.addressHint} error={errors.address?.message}>
        <TextInput autoComplete="street-address" {...form.register('address')} />
      </Field>
      <Field label={words.zone} hint={words.zoneHint} error={errors.timeZone?.message}>
        <Select {...form.register('timeZone')} options={zones} />
      </Field>
    </Card>
  );
}

export function ShopContactFields({ form }: { form: UseFormReturn<ShopValues> }) {
  const { errors } = form.formState;
  return (
    <Card title={words.reach}>
      <Text tone="muted">
        {words.reachHint} <Link to="/merchant/settings/contacts">{words.reachLink}</Link>.
      </Text>
      <Columns count={2}>
        <Field label={words.phone} hint={words.phoneHint} error={errors.phone?.message}>
          <Controller
            control={form.control}
            name="phone"
            render={({ field }) => <PhoneInput autoComplete="tel" {...field} />}
          />
        </Field>
        <Field label={words.email} optional error={errors.email?.message}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
        </Field>
      </Columns>
    </Card>
  );
}
