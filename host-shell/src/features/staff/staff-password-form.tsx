import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordInput } from 'shared-design-system/fields';
import { Button, Field, Stack } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime/page';
import { z } from 'zod';
import { useSetStaffPasswordMutation } from './api.ts';
import { StaffFailure } from './staff-failure.tsx';
import { texts } from './texts.ts';

const words = texts.password;
const schema = z.object({ password: z.string().min(8, words.short).max(128, words.long) });

const isCommon = (failure: unknown): boolean =>
  isFailure(failure) && (failure.problem?.errors ?? []).some(({ code }) => code === 'common_password');

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
    setFailure(error && !isCommon(error) ? error : null);
    if (data) onDone(data.email);
    else if (isCommon(error)) setError('password', { message: words.common }, { shouldFocus: true });
  });
  return (
    <Stack as="form" onSubmit={(event) => void send(event)} noValidate>
      <StaffFailure failure={failure} title={words.failed} />
      <Field label={words.label} hint={words.hint} error={formState.errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Button type="submit" size="l" full loading={formState.isSubmitting}>
        {words.submit}
      </Button>
    </Stack>
  );
}
