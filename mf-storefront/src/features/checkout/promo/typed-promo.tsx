import { type FocusEvent, useState } from 'react';
import { longestTypedPromo, type PromoRefusal } from 'shared-contracts';
import { Field, TextInput } from 'shared-design-system/checkout';
import { Button, Stack } from 'shared-design-system/shop';
import { describeFailure } from 'shared-runtime/page';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { refusalText } from './refusal-text.ts';
import type { Promo } from './use-promo.ts';

const words = checkoutTexts.promo;

interface TypedPromoProps {
  promo: Promo;
  refusal: PromoRefusal | null;
  focused: boolean;
}

export default function TypedPromo({ promo, refusal, focused }: TypedPromoProps) {
  const { typed, checking, error, apply, refresh } = promo;
  const [text, setText] = useState(typed);
  const failed = error ? describeFailure(error) : undefined;
  const send = () => {
    const next = text.trim();
    setText(next);
    if (failed && next === typed) void refresh();
    else apply(next);
  };
  // Who goes on without a press wants the code to count all the same.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (!currentTarget.form?.contains(relatedTarget) && text.trim() !== typed) send();
  };
  return (
    <Stack
      as="form"
      gap={2}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={words.label} error={refusal ? refusalText(refusal) : failed}>
        <TextInput
          value={text}
          autoFocus={focused}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestTypedPromo}
          onBlur={leave}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="outline" size="s" loading={checking}>
          {words.apply}
        </Button>
      </div>
    </Stack>
  );
}
