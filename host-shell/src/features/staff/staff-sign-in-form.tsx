import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { typedEmail } from 'shared-contracts';
import { PasswordInput } from 'shared-design-system/fields';
import { Button, Field, Stack, Text, TextInput } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime/page';
import { z } from 'zod';
import { AuthenticatorKey } from '../authenticator-key.tsx';
import { OneTimeCodeForm } from '../one-time-code-form.tsx';
import { useBeginStaffCodesMutation, useSignInAsStaffMutation } from './api.ts';
import { StaffFailure } from './staff-failure.tsx';
import { texts } from './texts.ts';

const words = texts.signIn;

const schema = z.object({ email: typedEmail(words.enterEmail), password: z.string().min(1, words.enterPassword) });

type Second = 'code' | { secret: string; uri: string };

const codeOf = (failure: unknown): string => (isFailure(failure) ? failure.code : '');

export function StaffSignInForm({ email = '', onDone }: { email?: string; onDone: () => void }) {
  const [signIn] = useSignInAsStaffMutation();
  const [begin] = useBeginStaffCodesMutation();
  const [second, setSecond] = useState<Second | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = async (code?: string) => {
    setFailure(null);
    try {
      await signIn({ ...getValues(), ...(code === undefined ? {} : { code }) }).unwrap();
      onDone();
    } catch (caught) {
      if (codeOf(caught) === 'second_factor_required') setSecond('code');
      else if (codeOf(caught) === 'second_factor_unset') await begin(getValues()).unwrap().then(setSecond, setFailure);
      else setFailure(caught);
    }
  };
  const back = () => {
    setFailure(null);
    setSecond(null);
  };
  if (second) {
    return (
      <OneTimeCodeForm onSend={send} failure={failure} Failure={StaffFailure} hint={texts.codeHint} onBack={back}>
        {second === 'code' ? null : (
          <Stack gap={3}>
            <Text>{texts.setUp.text}</Text>
            <AuthenticatorKey {...second} labels={texts.setUp} />
          </Stack>
        )}
      </OneTimeCodeForm>
    );
  }
  return (
    <Stack as="form" onSubmit={handleSubmit(() => send())} noValidate>
      <StaffFailure failure={failure} />
      <Field label={words.email} error={errors.email?.message}>
        <TextInput type="email" inputMode="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field label={words.password} error={errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          {...register('password')}
          {...(email ? { 'data-autofocus': '' } : {})}
        />
      </Field>
      <Button type="submit" size="l" full loading={isSubmitting}>
        {words.submit}
      </Button>
    </Stack>
  );
}
