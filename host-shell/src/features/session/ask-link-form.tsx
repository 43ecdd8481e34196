import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { typedEmail } from 'shared-contracts';
import { Banner, Button, Field, Stack, TextInput } from 'shared-design-system/office';
import { z } from 'zod';
import { texts } from '../texts.ts';
import { FormFailure } from './form-failure.tsx';

const schema = z.object({ email: typedEmail(texts.session.enterEmail) });

interface AskLinkFormProps {
  words: { submit: string; sent: string; sentText: (email: string) => string };
  onSend: (email: string) => Promise<boolean>;
  failure: unknown;
}

/** Asks for an e-mail address to send a link to. Its answer does not reveal whether the address has an account. */
export function AskLinkForm({ words, onSend, failure }: AskLinkFormProps) {
  const [sentTo, setSentTo] = useState('');
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
    mode: 'onTouched',
  });
  const submit = handleSubmit(async ({ email }) => {
    if (await onSend(email)) setSentTo(email);
  });
  if (sentTo) {
    return (
      <Banner tone="happy" live title={words.sent}>
        {words.sentText(sentTo)}
      </Banner>
    );
  }
  return (
    <Stack as="form" noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure failure={failure} />
      <Field label={texts.session.email} error={formState.errors.email?.message}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...register('email')} />
      </Field>
      <Button type="submit" size="l" full loading={formState.isSubmitting}>
        {words.submit}
      </Button>
    </Stack>
  );
}
