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

/** A field for a contact of a type: a phone, an address, a name in Telegram. */
export function ContactInput({ type, value, onChange, onBlur }: ContactInputProps) {
  if (type === 'phone' || type === 'whatsapp') {
    return <PhoneInput value={value} onChange={onChange} autoComplete="tel" {...(onBlur ? { onBlur } : {})} />;
  }
  const mail = type === 'email';
  return (
    <TextInput
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      type={mail ? 'email' : 'text'}
      inputMode={mail ? 'email' : 'text'}
      autoComplete={mail ? 'email' : 'off'}
      autoCapitalize="none"
      placeholder={mail ? undefined : texts.telegramExample}
    />
  );
}
