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
 * A field for a Russian phone, which is shown as +7 (999) 123-45-67 while it is typed in any spelling. Its value is `+7` and the digits so far; empty
 * where there are none. A number of another country stays as it was typed, even without its plus: the form's error says what it lacks.
 */
export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(function PhoneInput(props, ref) {
  const { value, onChange, onBlur, onText, autoComplete = 'tel', placeholder = '+7 (___) ___-__-__', ...rest } = props;
  const control = useFieldControl(rest);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // Renders anew where an edit changes nothing, too, since the caret has to be put back.
  const [, showAgain] = useReducer((edits: number) => edits + 1, 0);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // What was typed where the field shows +7: without it, more than ten digits are another country's number. For a value that was not typed here it is
  // +7.
  const typed = useRef<PartialPhone>({ value: '', prefix: '' });
  // Only a plus was typed, which is no country code yet: a 7 after it is.
  const [plus, setPlus] = useState(false);
  const shown = plus && value === '' ? '+' : shownPhone(value);
  usePageEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text } = event.target;
    if (onText && /\p{L}/u.test(text)) return onText(text);
    // The end of the selection, since dropped text stays selected.
    const position = event.target.selectionEnd ?? text.length;
    const { inputType } = event.nativeEvent as InputEvent;
    const lonePlus = text.trim() === '+';
    const prefix = typed.current.value === value ? typed.current.prefix : countryCode;
    const edit = { text, caret: position, shown, prefix, forward: inputType === 'deleteContentForward' };
    const edited = lonePlus ? ({ value: '', prefix: '', before: 0 } as const) : editPhone(edit);
    const { value: next, before } = edited;
    typed.current = edited;
    setPlus(lonePlus);
    const nextShown = lonePlus ? '+' : shownPhone(next);
    const onward = inputType !== 'deleteContentBackward';
    caret.current = position === text.length ? nextShown.length : placeAfterDigits(nextShown, before, onward);
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
