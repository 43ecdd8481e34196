import { type FormEvent, useId, useState } from 'react';
import {
  awaitStock,
  cleanText,
  consentVersions,
  formPathsOf,
  isEmail,
  isolateBidi,
  normalizeEmail,
  type Size,
  waitFields,
} from 'shared-contracts';
import { Checkbox, Field, RadioCards, TextInput, useFirstErrorFocus } from 'shared-design-system/checkout';
import { Banner, Button, Link, Stack, Text } from 'shared-design-system/shop';
import { useCall } from 'shared-runtime/page';
import { FailureBanner } from '../../components/failure-banner.tsx';
import { FocusOnMount } from '../../components/focus-on-mount.tsx';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import { waitTexts as texts } from './texts.ts';

interface WaitFormProps {
  merchantName: string;
  productId: string;
  sizes: readonly Size[];
  personalData: string;
}

export function WaitForm({ merchantName, productId, sizes, personalData }: WaitFormProps) {
  const isHydrated = useHydrated();
  const [send, { isLoading }] = useCall(awaitStock);
  const id = useId();
  const [sizeId, setSizeId] = useState<string | null>(sizes.length === 1 ? (sizes[0]?.id ?? null) : null);
  const [email, setEmail] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState({ size: false, email: false, consent: false });
  const [checks, setChecks] = useState(0);
  useFirstErrorFocus(id, checks);
  const [failure, setFailure] = useState<unknown>(null);
  const [answer, setAnswer] = useState<{ waiting: boolean } | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const typed = normalizeEmail(email);
    const lacks = { size: sizes.length > 0 && sizeId === null, email: !isEmail(typed), consent: !agreed };
    setMissing(lacks);
    setChecks((before) => before + 1);
    if (lacks.size || lacks.email || lacks.consent) return;
    // Cleared first, so that the same failure is a new banner and takes the focus again.
    setFailure(null);
    const consent = consentVersions.personal_data;
    const { data, error } = await send({ merchantName, product_id: productId, size_id: sizeId, email: typed, consent });
    setFailure(error ?? null);
    setAnswer(data ?? null);
  };
  if (answer) {
    return (
      <FocusOnMount>
        <Banner tone="happy">{answer.waiting ? texts.done(isolateBidi(cleanText(email))) : texts.there}</Banner>
      </FocusOnMount>
    );
  }
  return (
    <form
      id={id}
      // Without scripts the browser checks the form and sends it to the BFF.
      noValidate={isHydrated}
      method="post"
      encType="multipart/form-data"
      action={formPathsOf(merchantName).awaitStock}
      onSubmit={(event: FormEvent) => void submit(event)}
    >
      <Stack>
        <input type="hidden" name={waitFields.product} value={productId} />
        {sizes.length === 1 ? <input type="hidden" name={waitFields.size} value={sizes[0]?.id} /> : null}
        <Text tone="muted">{texts.lead}</Text>
        <FailureBanner title={texts.failed} failure={failure} />
        {sizes.length > 1 ? (
          <Field label={texts.size} group error={missing.size ? texts.sizeMissing : undefined}>
            <RadioCards
              label={texts.size}
              name={waitFields.size}
              value={sizeId}
              onChange={(chosen) => {
                setSizeId(chosen);
                setMissing({ ...missing, size: false });
              }}
              options={sizes.map(({ id: value, value: label }) => ({ value, label }))}
              required
            />
          </Field>
        ) : null}
        <Field label={texts.email} error={missing.email ? texts.emailMissing : undefined}>
          <TextInput
            type="email"
            name={waitFields.email}
            autoComplete="email"
            required
            maxLength={254}
            value={email}
            onChange={({ target }: { target: { value: string } }) => setEmail(target.value)}
          />
        </Field>
        <Checkbox
          required
          name={waitFields.consent}
          value={consentVersions.personal_data}
          checked={agreed}
          onChange={({ target }: { target: { checked: boolean } }) => setAgreed(target.checked)}
          label={
            <>
              {texts.consent.before}
              <Link to={personalData}>{texts.consent.link}</Link>
            </>
          }
          error={missing.consent ? texts.consentMissing : undefined}
        />
        <Button type="submit" full loading={isLoading}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
