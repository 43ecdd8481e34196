import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, Checkbox, Field, FormErrorSummary, Link, PasswordInput, Stack, TextInput } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { texts } from '../../texts.ts';
import { type RegisterValues, registerSchema } from './schemas.ts';
import { suggestSlug } from './slug.ts';
import { useRegistration } from './use-registration.ts';

const words = texts.auth.register;
const empty: RegisterValues = { title: '', slug: '', email: '', password: '', consent: false };

/** Opens a shop: its title suggests its address. `onDone` after the server has made account and session. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<RegisterValues>({
    resolver: zodResolver(registerSchema),
    defaultValues: empty,
    mode: 'onTouched',
  });
  const { register, handleSubmit, setValue, setError, subscribe, formState } = form;
  const { errors, isSubmitting, dirtyFields } = formState;
  const registration = useRegistration(setError);
  const slugIsTheirs = dirtyFields.slug === true;

  useEffect(() => {
    if (slugIsTheirs) return;
    return subscribe({
      name: 'title',
      formState: { values: true },
      callback: ({ values }) => setValue('slug', suggestSlug(values.title), { shouldValidate: values.title !== '' }),
    });
  }, [subscribe, setValue, slugIsTheirs]);

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      if (await registration(values)) onDone();
    } catch (caught) {
      setFailure(caught);
    }
  });
  return (
    <Stack as="form" noValidate onSubmit={(event) => void submit(event)}>
      {failure !== null && (
        <FormErrorSummary title={texts.auth.failed} errors={[{ message: describeFailure(failure) }]} />
      )}
      <Field label={words.shopTitle} hint={words.shopTitleHint} error={errors.title?.message}>
        <TextInput autoComplete="organization" maxLength={121} {...register('title')} />
      </Field>
      <Field label={words.slug} hint={words.slugHint} error={errors.slug?.message}>
        <TextInput
          prefix="/shop/"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          {...register('slug')}
        />
      </Field>
      <Field label={texts.auth.email} error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" inputMode="email" autoCapitalize="none" {...register('email')} />
      </Field>
      <Field label={texts.auth.password} hint={texts.auth.passwordHint} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Checkbox label={words.consent} error={errors.consent?.message} {...register('consent')} />
      <Link to="/terms">{words.read}</Link>
      <Button type="submit" size="l" full loading={isSubmitting}>
        {words.submit}
      </Button>
    </Stack>
  );
}
