import { type CheckedPromo, cartFields, longestTypedPromo } from 'shared-contracts';
import { Field, TextInput } from 'shared-design-system/checkout';
import { Button, Stack, styled } from 'shared-design-system/shop';
import { checkoutTexts } from '../checkout-texts.ts';
import { fieldAnchorId } from './fields.tsx';
import { texts } from './texts.ts';

const words = checkoutTexts.promo;

export interface NoScriptPromo {
  typed: string;
  checked: CheckedPromo | null;
  fault: string | null;
}

const Summary = styled.summary`
  min-height: var(--control-s);
  font-weight: var(--weight-label);
  line-height: var(--control-s);
  cursor: pointer;
`;

export function PromoPart({ typed, error }: { typed: string; error: string | undefined }) {
  return (
    <details id={fieldAnchorId(cartFields.promo)} open={typed !== ''}>
      <Summary>{words.open}</Summary>
      <Stack gap={2}>
        <Field label={words.label} hint={typed === '' ? undefined : texts.promoOptional} error={error}>
          <TextInput
            name={cartFields.promo}
            defaultValue={typed}
            maxLength={longestTypedPromo}
            autoCapitalize="characters"
            autoComplete="off"
          />
        </Field>
        <div>
          <Button type="submit" variant="outline" size="s" formNoValidate name={cartFields.applyPromo} value="1">
            {words.apply}
          </Button>
        </div>
      </Stack>
    </details>
  );
}
