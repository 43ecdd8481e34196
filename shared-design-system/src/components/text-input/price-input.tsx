import styled from '@emotion/styled';
import { type ChangeEvent, forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { usePageEffect } from '../../hooks/use-page-effect.ts';
import { formTexts } from '../../lazy-texts.ts';
import { useFieldControl } from '../field/field-context.ts';
import type { Controlled } from './phone-input.tsx';
import { Bare, Frame } from './text-input.tsx';

interface PriceInputProps extends Controlled<number | null> {
  id?: string;
  placeholder?: string | undefined;
  sign?: string;
  'aria-label'?: string;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });
const exact = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const grouped = (value: number): string => (Number.isInteger(value) ? whole : exact).format(value);

/**
 * Keeps digits and one comma with two places at most; anything else is dropped. A minus before them stays for the form to refuse: without it another
 * sum would be taken than was typed.
 */
export function cleanPrice(text: string): string {
  const [whole = '', ...fraction] = text
    .replace(/[^\d.,]/g, '')
    .replace(/\./g, ',')
    .split(',');
  const roubles = whole.replace(/^0+(?=\d)/, '').slice(0, 8);
  const sign = /^\s*[-−–]/.test(text) ? '-' : '';
  const rest = fraction.length === 0 ? '' : `,${fraction.join('').slice(0, 2)}`;
  return `${sign}${rest !== '' && roubles === '' ? '0' : roubles}${rest}`;
}

const toNumber = (text: string) => (text === '' || text === '-' ? null : Number(text.replace(',', '.')));

const Sign = styled.span`
  flex: none;
  color: var(--color-muted);
`;

const Amount = styled(Bare)`
  font-variant-numeric: lining-nums tabular-nums;
`;

/**
 * A field for roubles: grouped by thousands unless it is being edited. Focusing it changes nothing, so that the browser's selection stays. Its value
 * is a number; null when empty.
 */
export const PriceInput = forwardRef<HTMLInputElement, PriceInputProps>(function PriceInput(props, ref) {
  const { value, onChange, onBlur, placeholder, sign = formTexts.rouble, ...rest } = props;
  const control = useFieldControl(rest);
  const [draft, setDraft] = useState<string | null>(null);
  const resting = value === null ? '' : grouped(value);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  usePageEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const clean = cleanPrice(target.value);
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    caret.current = Math.min(cleanPrice(before).length, clean.length);
    setDraft(clean);
    onChange(toNumber(clean));
  };
  return (
    <Frame>
      <Amount
        ref={input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        {...control}
        value={draft ?? resting}
        onChange={type}
        onBlur={() => {
          setDraft(null);
          onBlur?.();
        }}
      />
      <Sign aria-hidden>{sign}</Sign>
    </Frame>
  );
});
