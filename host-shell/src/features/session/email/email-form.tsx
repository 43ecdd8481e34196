import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { typedEmail } from 'shared-contracts';
import { PasswordInput } from 'shared-design-system/fields';
import { Button, Field, Inline, Stack, TextInput, useToast } from 'shared-design-system/office';
import { z } from 'zod';
import { texts as shared } from '../../texts.ts';
import { isWrongPassword } from '../failure-codes.ts';
import { useChangeEmailMutation } from './api.ts';
import { EmailFailure } from './email-failure.tsx';
import { texts } from './texts.ts';

const schemaOf = (present: string) =>
  z.object({
    email: typedEmail(shared.session.enterEmail).refine((email) => email.toLowerCase() !== present, texts.same),
    password: z.string().min(1, shared.account.currentMissing),
  });

export function EmailForm({ present, onDone }: { present: string; onDone: () => void }) {
  const [change, { error }] = useChangeEmailMutation();
  const { show } = useToast();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schemaOf(present)),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ email, password }) => {
    const answer = await change({ new_email: email, password });
    if (answer.data) {
      show({ type: 'happy', title: texts.sent, text: texts.sentText(email) });
      onDone();
    } else if (isWrongPassword(answer.error)) {
      setError('password', { message: shared.account.currentWrong }, { shouldFocus: true });
    }
  });
  return (
    <Stack as="form" onSubmit={(event) => void send(event)} noValidate>
      <EmailFailure failure={isWrongPassword(error) ? null : error} />
      <Field label={texts.next} hint={texts.nextHint} error={errors.email?.message}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label={texts.password} error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Inline>
        <Button type="submit" loading={isSubmitting}>
          {texts.send}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {texts.keep}
        </Button>
      </Inline>
    </Stack>
  );
}
