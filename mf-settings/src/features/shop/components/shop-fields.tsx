import { Controller, type UseFormReturn } from 'react-hook-form';
import { Card, Columns, Field, Link, PhoneInput, Stack, Text, TextArea, TextInput } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import type { ShopValues } from '../shop-form.ts';

const words = texts.shop;

/** What the shop is called and what it is. */
export function ShopFields({ form }: { form: UseFormReturn<ShopValues> }) {
  const { errors } = form.formState;
  return (
    <Card title={words.about}>
      <Stack>
        <Field label={words.name} hint={words.nameHint} error={errors.title?.message}>
          <TextInput autoComplete="organization" {...form.register('title')} />
        </Field>
        <Field label={words.description} optional hint={words.descriptionHint} error={errors.description?.message}>
          <TextArea rows={4} {...form.register('description')} />
        </Field>
        <Field label={words.address} optional hint={words.addressHint} error={errors.address?.message}>
          <TextInput autoComplete="street-address" {...form.register('address')} />
        </Field>
      </Stack>
    </Card>
  );
}

/** How the shop is reached. */
export function ReachFields({ form }: { form: UseFormReturn<ShopValues> }) {
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

/** The entrepreneur behind the shop: stands in its footer and documents. */
export function EntrepreneurFields({ form }: { form: UseFormReturn<ShopValues> }) {
  const { errors } = form.formState;
  return (
    <Card title={words.entrepreneur}>
      <Stack>
        <Text tone="muted">{words.entrepreneurHint}</Text>
        <Field label={words.fio} error={errors.fio?.message}>
          <TextInput autoComplete="name" {...form.register('fio')} />
        </Field>
        <Columns count={2}>
          <Field label={words.inn} hint={words.innHint} error={errors.inn?.message}>
            <TextInput inputMode="numeric" autoComplete="off" maxLength={12} {...form.register('inn')} />
          </Field>
          <Field label={words.ogrnip} hint={words.ogrnipHint} error={errors.ogrnip?.message}>
            <TextInput inputMode="numeric" autoComplete="off" maxLength={15} {...form.register('ogrnip')} />
          </Field>
        </Columns>
      </Stack>
    </Card>
  );
}
