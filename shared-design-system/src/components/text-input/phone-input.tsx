import { type ChangeEvent, forwardRef, useImperativeHandle, useReducer, useRef, useState } from 'react';
import type { PartialPhone } from 'shared-contracts';
import { usePageEffect } from '../../hooks/use-page-effect.ts';
import { useFieldControl } from '../field/field-context.ts';
import { placeAfterDigits } from './caret.ts';
import { countryCode, editPhone, shownPhone } from './phone-edit.ts';
import { Bare, Frame } from './text-input.tsx';

export interface Controlled<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
}

interface PhoneInputProps extends Controlled<string> {
  id?: string;
  autoComplete?: string;
  placeholder?: string;
  onText?: (text: string) => void;
  required?: boolean;
}

/**
 * A Russian phone that shows itself as +7 (999) 123-45-67 while it is typed, in whatever spelling.
 * Its value is `+7` and as many digits as there are; empty where there is none. A number of another country stays as it was typed, one without its
 * plus, too: the form's error says what it lacks.
 */
export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(function PhoneInput(props, ref) {
  const { value, onChange, onBlur, onText, autoComplete = 'tel', placeholder = '+7 (___) ___-__-__', ...rest } = props;
  const control = useFieldControl(rest);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // Where an edit changes nothing the caret has to be put back all the same.
  const [, showAgain] = useReducer((edits: number) => edits + 1, 0);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // What was typed where the field shows +7: without it digits beyond ten are another country's. Of a number that came from elsewhere, +7 itself.
  const typed = useRef<PartialPhone>({ value: '', prefix: '' });
  // A plus alone is no country code yet: the 7 after it is.
  const [plus, setPlus] = useState(false);
  const shown = plus && value === '' ? '+' : shownPhone(value);
  usePageEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text } = event.target;
    if (onText && /\p{L}/u.test(text)) return onText(text);
    // What was dropped stays selected.
    const place = event.target.selectionEnd ?? text.length;
    const { inputType } = event.nativeEvent as InputEvent;
    const lonePlus = text.trim() === '+';
    const prefix = typed.current.value === value ? typed.current.prefix : countryCode;
    const edit = { text, place, shown, prefix, forward: inputType === 'deleteContentForward' };
    const edited = lonePlus ? ({ value: '', prefix: '', before: 0 } as const) : editPhone(edit);
    const { value: next, before } = edited;
    typed.current = edited;
    setPlus(lonePlus);
    const nextShown = lonePlus ? '+' : shownPhone(next);
    const onward = inputType !== 'deleteContentBackward';
    caret.current = place === text.length ? nextShown.length : placeAfterDigits(nextShown, before, onward);
    showAgain();
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
