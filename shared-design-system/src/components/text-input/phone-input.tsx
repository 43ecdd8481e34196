import { type ChangeEvent, forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { formatPartialPhone, nationalDigits } from '../../format/phone.ts';
import { usePageEffect } from '../../hooks/use-page-effect.ts';
import { useFieldControl } from '../field/field-context.ts';
import { digitsBefore, placeAfterDigits } from './caret.ts';
import { Bare, Frame } from './text-input.tsx';

/** A control whose value the form holds. */
export interface Controlled<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
}

/** Props of {@link PhoneInput}. */
export interface PhoneInputProps extends Controlled<string> {
  id?: string;
  /** 'tel' unless said. */
  autoComplete?: string;
  placeholder?: string;
}

const countryCode = '+7';

/** Another country's number: shown as it is typed, for the form to say that it does not fit. */
const isForeign = (text: string) => /^\s*\+[0-689]/.test(text);

/**
 * What stands in the field after an edit as a value: `+7` and digits; empty for nothing.
 * What was typed or pasted is read anew in any spelling (8…, 7…, +7…, 9…); what stood after it keeps its digits.
 * @param text  all of it
 * @param place the caret, at the end of what was typed
 * @param shown what stood there before
 */
function typedValue(text: string, place: number, shown: string): string {
  const digits = text.replace(/\D/g, '');
  if (isForeign(text)) return `+${digits.slice(0, 15)}`;
  if (digits === '') return '';
  const after = text.slice(place);
  const kept = after !== '' && shown.endsWith(after) && !isForeign(shown);
  if (!kept) return `${countryCode}${nationalDigits(text)}`;
  const withCode = after.length > shown.length - countryCode.length;
  const tail = after.replace(/\D/g, '').slice(withCode ? 1 : 0);
  return `${countryCode}${(nationalDigits(text.slice(0, place)) + tail).slice(0, 10)}`;
}

/** The value without its nth digit, counted from 1, the country code's included. */
function withoutDigit(value: string, nth: number): string {
  const rest = value.slice(0, nth) + value.slice(nth + 1);
  return nth <= 1 ? value : rest;
}

function shownOf(value: string): string {
  if (value === '' || isForeign(value)) return value;
  return formatPartialPhone(nationalDigits(value)) || countryCode;
}

/**
 * A Russian phone that shows itself as +7 (999) 123-45-67 while it is typed, in whatever spelling.
 * Its value is `+7` and as many digits as there are; empty where there is none. A number of another country stays as it was typed.
 */
export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(function PhoneInput(props, ref) {
  const { value, onChange, onBlur, autoComplete = 'tel', placeholder = '+7 (___) ___-__-__', ...rest } = props;
  const control = useFieldControl(rest);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // A plus alone is no country code yet: the 7 after it is.
  const [plus, setPlus] = useState(false);
  const shown = plus && value === '' ? '+' : shownOf(value);
  usePageEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text } = event.target;
    const place = event.target.selectionStart ?? text.length;
    const before = digitsBefore(text, place);
    const lonePlus = text.trim() === '+';
    let next = lonePlus ? '' : typedValue(text, place, shown);
    let kept = before;
    // Backspace over a bracket or a dash takes the digit before it; over the country code, all.
    if (text.length < shown.length && next === value) {
      next = value === countryCode ? '' : withoutDigit(value, before);
      kept = before - 1;
    }
    setPlus(lonePlus);
    const nextShown = lonePlus ? '+' : shownOf(next);
    const backward = (event.nativeEvent as InputEvent).inputType === 'deleteContentBackward';
    caret.current = place === text.length ? nextShown.length : placeAfterDigits(nextShown, kept, !backward);
    onChange(next);
  };
  const leave = () => {
    if (value === countryCode) onChange('');
    setPlus(false);
    onBlur?.();
  };
  return (
    <Frame>
      <Bare
        ref={input}
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete}
        placeholder={placeholder}
        {...control}
        value={shown}
        onChange={type}
        onBlur={leave}
      />
    </Frame>
  );
});
