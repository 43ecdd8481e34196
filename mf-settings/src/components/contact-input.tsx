import { useCallback, useRef } from 'react';
import type { ContactType } from 'shared-contracts';
import { PhoneInput } from 'shared-design-system/fields';
import { TextInput } from 'shared-design-system/office';
import { texts } from '../texts.ts';

interface ContactInputProps {
  type: ContactType;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

export function ContactInput({ type, value, onChange, onBlur }: ContactInputProps) {
  const edited = useRef(false);
  const change = (text: string) => {
    edited.current = true;
    onChange(text);
  };
  // Typing or pasting a link instead of a number, or the reverse, changes the input: the other one takes over the focus.
  const focusEdited = useCallback((input: HTMLInputElement | null) => {
    if (edited.current) input?.focus();
  }, []);
  const leave = () => {
    edited.current = false;
    onBlur?.();
  };
  const parts = { ref: focusEdited, value, onBlur: leave };
  const isWhatsapp = type === 'whatsapp';
  if (type === 'phone' || (isWhatsapp && !/\p{L}/u.test(value))) {
    return <PhoneInput {...parts} onChange={change} autoComplete="tel" {...(isWhatsapp ? { onText: change } : {})} />;
  }
  const mail = type === 'email';
  return (
    <TextInput
      {...parts}
      onChange={(event) => change(event.target.value)}
      type={mail ? 'email' : 'text'}
      inputMode={mail ? 'email' : 'text'}
      autoComplete={mail ? 'email' : 'off'}
      autoCapitalize="none"
      placeholder={type === 'telegram' ? texts.telegramExample : undefined}
    />
  );
}
