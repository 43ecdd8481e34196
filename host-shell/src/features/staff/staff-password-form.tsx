import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordInput } from 'shared-design-system/fields';
import { Button, Field, Stack } from 'shared-design-system/office';
import { z } from 'zod';
import { isCommonPassword, newPassword } from '../password-rule.ts';
import { texts as sharedTexts } from '../texts.ts';
import { useSetStaffPasswordMutation } from './api.ts';
import { StaffFailure } from './staff-failure.tsx';
import { texts } from './texts.ts';

const words = texts.password;
const rule = sharedTexts.register;
const schema = z.object({ password: newPassword });

export function StaffPasswordForm({ token, onDone }: { token: string; onDone: (email: string) => void }) {
  const [setPassword] = useSetStaffPasswordMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const send = handleSubmit(async ({ password }) => {
    const { data, error } = await setPassword({ token, new_password: password });
    setFailure(error && !isCommonPassword(error) ? error : null);
    if (data) onDone(data.email);
    else if (isCommonPassword(error)) setError('password', { message: rule.passwordCommon }, { shouldFocus: true });
  });
  return (
    <Stack as="form" onSubmit={(event) => void send(event)} noValidate>
      <StaffFailure failure={failure} title={words.failed} />
      <Field label={words.label} hint={rule.passwordHint} error={formState.errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Button type="submit" size="l" full loading={formState.isSubmitting}>
        {words.submit}
      </Button>
    </Stack>
  );
}
