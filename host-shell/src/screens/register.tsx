import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { merchantName, registrationConsentVersions, typedEmail, typedText } from 'shared-contracts';
import { PasswordInput } from 'shared-design-system/fields';
import {
  Button,
  Checkbox,
  Divider,
  Field,
  Link,
  Stack,
  Text,
  TextInput,
  useFirstErrorFocus,
} from 'shared-design-system/office';
import { isFailure, readBoot } from 'shared-runtime/page';
import { z } from 'zod';
import { isCommonPassword, newPassword } from '../features/password-rule.ts';
import { AuthPage } from '../features/session/auth-page/auth-page.tsx';
import { FormFailure } from '../features/session/form-failure.tsx';
import { officePath } from '../features/session/next-path.ts';
import { dropRegisterDraft, keepRegisterDraft, readRegisterDraft } from '../features/session/register-draft.ts';
import { useRegisterMutation } from '../features/session/session-api.ts';
import { suggestFreeName, suggestName } from '../features/session/suggest-name.ts';
import { texts } from '../features/texts.ts';

const schema = z.object({
  email: typedEmail(texts.session.enterEmail),
  merchantName: typedText().refine((name) => merchantName.safeParse(name).success, {
    error: ({ input }) => {
      if (input === '') return texts.register.nameEmpty;
      return suggestName(String(input)) === input ? texts.register.nameReserved : texts.register.nameRule;
    },
  }),
  password: newPassword,
  terms: z.boolean().refine(Boolean, texts.register.termsMissing),
  personalData: z.boolean().refine(Boolean, texts.register.personalDataMissing),
});

const refusedFields = {
  name_taken: { field: 'merchantName', message: texts.register.nameTaken },
  email_taken: { field: 'email', message: texts.register.emailTaken },
} as const;

const commonPassword = { field: 'password', message: texts.register.passwordCommon } as const;

function refusedField(failure: unknown) {
  if (isCommonPassword(failure)) return commonPassword;
  return isFailure(failure) ? refusedFields[failure.code as keyof typeof refusedFields] : undefined;
}

export default function Register() {
  const navigate = useNavigate();
  const { brand } = readBoot();
  const [createShop, { error }] = useRegisterMutation();
  const [draft] = useState(readRegisterDraft);
  const { register, handleSubmit, formState, setError, setValue, watch } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { ...draft, password: '', terms: false, personalData: false },
    // `useFirstErrorFocus` does it: it knows which wrong field comes first on the page.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const id = useId();
  useFirstErrorFocus(id, submitCount);
  useEffect(() => watch(keepRegisterDraft).unsubscribe, [watch]);
  const typedName = watch('merchantName').trim();
  const shops = `${new URL(brand.origin).host}/b2b/shop/`;
  const send = handleSubmit(async ({ email, merchantName: name, password }) => {
    const answer = await createShop({ email, merchantName: name, password, consents: registrationConsentVersions });
    const refused = refusedField(answer.error);
    if (answer.data) {
      dropRegisterDraft();
      navigate(officePath, { replace: true });
    } else if (refused) setError(refused.field, { message: refused.message }, { shouldFocus: true });
  });
  return (
    <AuthPage
      brandName={brand.name}
      title={texts.register.title}
      lead={texts.register.lead}
      footer={
        <Stack>
          <Divider />
          <Text>
            {texts.register.hasShop} <Link to="/merchant/sign-in">{texts.register.signIn}</Link>
          </Text>
        </Stack>
      }
    >
      <Stack as="form" id={id} onSubmit={send} noValidate>
        <FormFailure failure={refusedField(error) ? null : error} />
        <Field label={texts.session.email} hint={texts.register.emailHint} error={errors.email?.message}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field
          label={texts.register.name}
          hint={
            typedName
              ? texts.register.nameHint(`${shops}${typedName}`)
              : texts.register.nameHintEmpty(`${shops}${texts.register.nameExample}`)
          }
          error={
            errors.merchantName && (
              <NameError
                message={errors.merchantName.message}
                suggestion={
                  errors.merchantName.message === texts.register.nameTaken
                    ? suggestFreeName(typedName)
                    : suggestName(typedName) || texts.register.nameExample
                }
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
        <Consents register={register} errors={errors} />
        <Button type="submit" size="l" full loading={isSubmitting}>
          {texts.register.submit}
        </Button>
      </Stack>
    </AuthPage>
  );
}

type RegisterForm = UseFormReturn<z.input<typeof schema>>;

function Consents({ register, errors }: Pick<RegisterForm, 'register'> & Pick<RegisterForm['formState'], 'errors'>) {
  const { origin } = readBoot().brand;
  return (
    <Stack gap={2}>
      <Checkbox
        {...register('terms')}
        label={<Consent words={texts.register.terms} href={`${origin}/b2b/terms`} />}
        error={errors.terms?.message}
      />
      <Checkbox
        {...register('personalData')}
        label={<Consent words={texts.register.personalData} href={`${origin}/b2b/personal-data`} />}
        error={errors.personalData?.message}
      />
    </Stack>
  );
}

function Consent({ words, href }: { words: { before: string; link: string }; href: string }) {
  return (
    <>
      {words.before}
      <Link href={href}>{words.link}</Link>
    </>
  );
}

function NameError(props: { message?: string; suggestion: string; onTake: (name: string) => void }) {
  const { nameRule, nameTaken } = texts.register;
  if (props.message !== nameRule && props.message !== nameTaken) return props.message;
  return (
    <>
      {props.message}{' '}
      <Button variant="outline" size="s" onClick={() => props.onTake(props.suggestion)}>
        {props.suggestion}
      </Button>
    </>
  );
}
