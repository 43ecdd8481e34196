import styled from '@emotion/styled';
import { forwardRef, useState } from 'react';
import { form } from '../../texts.ts';
import { useFieldControl } from '../field/field-context.ts';
import type { Controlled } from './phone-input.tsx';
import { Bare, Frame } from './text-input.tsx';

export interface PriceInputProps extends Controlled<number | null> {
  id?: string;
  placeholder?: string;
}

const grouped = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/** Digits and one comma with two places at most; anything else is not typed. */
export function cleanPrice(text: string): string {
  const [whole = '', ...fraction] = text
    .replace(/[^\d.,]/g, '')
    .replace(/\./g, ',')
    .split(',');
  const roubles = whole.replace(/^0+(?=\d)/, '').slice(0, 8);
  return fraction.length === 0 ? roubles : `${roubles === '' ? '0' : roubles},${fraction.join('').slice(0, 2)}`;
}

const toNumber = (text: string) => (text === '' ? null : Number(text.replace(',', '.')));
const toText = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));

const Sign = styled.span`
  flex: none;
  color: var(--color-muted);
`;

const Amount = styled(Bare)`
  font-variant-numeric: lining-nums tabular-nums;
`;

/** Roubles: grouped by thousands when it is left, plain while it is typed. Its value is a number; null when empty. */
export const PriceInput = forwardRef<HTMLInputElement, PriceInputProps>(function PriceInput(props, ref) {
  const { value, onChange, onBlur, placeholder, ...rest } = props;
  const control = useFieldControl(rest);
  const [draft, setDraft] = useState<string | null>(null);
  const resting = value === null ? '' : grouped.format(value);
  const type = (text: string) => {
    const clean = cleanPrice(text);
    setDraft(clean);
    onChange(toNumber(clean));
  };
  return (
    <Frame>
      <Amount
        ref={ref}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        {...control}
        value={draft ?? resting}
        onFocus={() => setDraft(toText(value))}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setDraft(null);
          onBlur?.();
        }}
      />
      <Sign aria-hidden>{form.rouble}</Sign>
    </Frame>
  );
});
