import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { merchantName } from 'shared-contracts';
import { AuthPage, Button, Divider, Field, Link, PasswordInput, Stack, Text, TextInput } from 'shared-design-system';
import { isFailure, readBoot, useRegisterMutation } from 'shared-runtime';
import { z } from 'zod';
import { FormFailure } from '../features/session/form-failure.tsx';
import { officePath } from '../features/session/next-path.ts';
import { suggestName } from '../features/session/suggest-name.ts';
import { texts } from './texts.ts';

const schema = z.object({
  email: z.email(texts.session.enterEmail),
  merchantName: z
    .string()
    .trim()
    .refine((name) => merchantName.safeParse(name).success, {
      error: ({ input }) => {
        if (input === '') return texts.register.nameEmpty;
        return suggestName(String(input)) === input ? texts.register.nameReserved : texts.register.nameRule;
      },
    }),
  password: z.string().min(8, texts.register.passwordShort).max(128, texts.register.passwordLong),
});

/** `/merchant/register` (sentence 7.5.1): the account and the shop's address; everything else is asked for later. */
export default function Register() {
  const navigate = useNavigate();
  const { brand } = readBoot();
  const [createShop, { error }] = useRegisterMutation();
  const { register, handleSubmit, formState, setError, setValue, watch } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { email: '', merchantName: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const shops = `${new URL(brand.origin).host}/b2b/shop/`;
  const send = handleSubmit(async (values) => {
    const answer = await createShop(values);
    if (answer.data) navigate(officePath, { replace: true });
    else if (isFailure(answer.error) && answer.error.code === 'name_taken') {
      setError('merchantName', { message: texts.register.nameTaken }, { shouldFocus: true });
    } else if (isFailure(answer.error) && answer.error.code === 'email_taken') {
      setError('email', { message: texts.register.emailTaken }, { shouldFocus: true });
    }
  });
  const said = isFailure(error) && (error.code === 'name_taken' || error.code === 'email_taken');
  return (
    <AuthPage
      brandName={brand.name}
      title={texts.register.title}
      lead={texts.register.lead}
      footer={
        <Stack>
          <Text size="s" tone="muted">
            {texts.register.terms} <Link to="/terms">{texts.register.termsLink}</Link>.
          </Text>
          <Divider />
          <Text>
            {texts.register.hasShop} <Link to="/merchant/sign-in">{texts.register.signIn}</Link>
          </Text>
        </Stack>
      }
    >
      <Stack as="form" onSubmit={send} noValidate>
        <FormFailure failure={said ? null : error} />
        <Field label={texts.session.email} error={errors.email?.message}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field
          label={texts.register.name}
          hint={texts.register.nameHint(`${shops}${watch('merchantName').trim() || texts.register.nameExample}`)}
          error={
            errors.merchantName && (
              <NameError
                message={errors.merchantName.message}
                suggestion={suggestName(watch('merchantName')) || 'pion-i-myata'}
                onTake={(name) => setValue('merchantName', name, { shouldValidate: true })}
              />
            )
          }
        >
          <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('merchantName')} />
        </Field>
        <Field label={texts.session.password} hint={texts.register.passwordHint} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Button type="submit" size="l" full loading={isSubmitting}>
          {texts.register.submit}
        </Button>
      </Stack>
    </AuthPage>
  );
}

/** What is wrong with the address and, where it breaks the rule, one that does not: a press takes it. */
function NameError(props: { message?: string; suggestion: string; onTake: (name: string) => void }) {
  if (props.message !== texts.register.nameRule) return props.message;
  return (
    <>
      {props.message}{' '}
      <Button variant="outline" size="s" onClick={() => props.onTake(props.suggestion)}>
        {props.suggestion}
      </Button>
    </>
  );
}
