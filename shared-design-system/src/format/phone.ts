import { isEmpty, nothing } from './empty.ts';

/** The ten digits of a Russian number as far as they are typed, without the country's 7 or 8. */
export function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const national = /^\s*\+?[78]/.test(text) || digits.length > 10 ? digits.slice(1) : digits;
  return national.slice(0, 10);
}

/** A number as it grows while it is typed: `+7 (999) 12`; empty without digits. */
export function formatPartialPhone(national: string): string {
  if (national === '') return '';
  const [area, first, second, third] = [
    national.slice(0, 3),
    national.slice(3, 6),
    national.slice(6, 8),
    national.slice(8, 10),
  ];
  let text = `+7 (${area}`;
  if (first !== '') text += `) ${first}`;
  if (second !== '') text += `-${second}`;
  if (third !== '') text += `-${third}`;
  return text;
}

/** A whole Russian number as `+7 (999) 123-45-67`; anything else as it is; `--` where there is none. */
export function formatPhone(phone: string | null | undefined): string {
  if (isEmpty(phone)) return nothing;
  const plain = phone.replace(/[\s()\-–.]/g, '');
  return /^(?:\+7|7|8)\d{10}$/.test(plain) ? formatPartialPhone(nationalDigits(plain)) : phone;
}
