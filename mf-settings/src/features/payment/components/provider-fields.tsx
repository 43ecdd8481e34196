import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { PasswordInput } from 'shared-design-system/fields';
import { Button, Card, Field, Inline, Stack, Text, TextInput } from 'shared-design-system/office';
import type { PaymentValues } from '../payment-form.ts';
import { texts as words } from '../texts.ts';
import { ConnectionCheck } from './connection-check.tsx';

interface ProviderFieldsProps {
  form: UseFormReturn<PaymentValues, unknown, PaymentValues>;
  mask: string;
}

export function ProviderFields({ form, mask }: ProviderFieldsProps) {
  const { errors, dirtyFields, defaultValues } = form.formState;
  const unsaved = Boolean(dirtyFields.paymentType || dirtyFields.shopId || dirtyFields.secret);
  return (
    <Card title={words.title} gap={4}>
      <Field label={words.shopId} hint={words.shopIdHint} error={errors.shopId?.message}>
        <TextInput inputMode="numeric" autoComplete="off" {...form.register('shopId')} />
      </Field>
      <Secret form={form} mask={mask} />
      <ConnectionCheck
        // Another device may save another shop id: the answer about the former one is dropped.
        key={defaultValues?.shopId}
        shopId={form.watch('shopId')}
        unsaved={unsaved}
        receipts={form.watch('tax') !== ''}
      />
    </Card>
  );
}

function Secret({ form, mask }: ProviderFieldsProps) {
  // Mask of the key that is being replaced: once another key is saved the mask differs, and is shown again.
  const [replaced, setReplaced] = useState('');
  const { errors } = form.formState;
  const keep = () => {
    setReplaced('');
    form.resetField('secret', { defaultValue: '' });
  };
  if (mask && replaced !== mask) {
    return (
      <Field label={words.secret} hint={words.secretHint} group>
        <Inline justify="between">
          <Text>{mask}</Text>
          <Button variant="outline" size="s" onClick={() => setReplaced(mask)}>
            {words.replace}
          </Button>
        </Inline>
      </Field>
    );
  }
  return (
    <Stack gap={2}>
      <Field label={words.secret} hint={words.secretHint} error={errors.secret?.message}>
        <PasswordInput autoComplete="off" {...form.register('secret')} />
      </Field>
      {mask ? (
        <Inline>
          <Button variant="ghost" size="s" onClick={keep}>
            {words.keep}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}
