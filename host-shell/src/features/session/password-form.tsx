import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { PasswordInput } from 'shared-design-system/fields';
import { Button, Card, Field, Inline, Stack, Text, useToast } from 'shared-design-system/office';
import { z } from 'zod';
import { isCommonPassword, newPassword } from '../password-rule.ts';
import { texts } from '../texts.ts';
import { isWrongPassword } from './failure-codes.ts';
import { FormFailure } from './form-failure.tsx';
import { useChangePasswordMutation } from './password-api.ts';

const words = texts.account;
const empty = { current: '', next: '' };
const schema = z.object({ current: z.string().min(1, words.currentMissing), next: newPassword });

export function PasswordForm({ email }: { email: string }) {
  const [change, { error }] = useChangePasswordMutation();
  const { show } = useToast();
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ current, next }) => {
    const answer = await change({ current_password: current, new_password: next });
    if (answer.data) {
      reset(empty);
      show({ type: 'happy', title: words.changed, text: words.changedText });
    } else if (isWrongPassword(answer.error)) {
      setError('current', { message: words.currentWrong }, { shouldFocus: true });
    } else if (isCommonPassword(answer.error)) {
      setError('next', { message: texts.register.passwordCommon }, { shouldFocus: true });
    }
  });
  return (
    <Card title={words.password}>
      <Stack as="form" onSubmit={(event) => void send(event)} noValidate>
        <Text tone="muted">{words.passwordText}</Text>
        <FormFailure failure={isWrongPassword(error) || isCommonPassword(error) ? null : error} />
        {/* Says to the browser's keeper of passwords whose it is. */}
        <input type="email" autoComplete="username" readOnly hidden value={email} />
        <Field label={words.current} error={errors.current?.message}>
          <PasswordInput autoComplete="current-password" {...register('current')} />
        </Field>
        <Field label={words.next} hint={texts.register.passwordHint} error={errors.next?.message}>
          <PasswordInput autoComplete="new-password" {...register('next')} />
        </Field>
        <Inline>
          <Button type="submit" loading={isSubmitting}>
            {words.change}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
