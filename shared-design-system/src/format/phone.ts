import { emptyValue, isEmpty } from './empty.ts';

export function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const national = /^\s*\+?[78]/.test(text) || digits.length > 10 ? digits.slice(1) : digits;
  return national.slice(0, 10);
}

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

export function formatPhone(phone: string | null | undefined): string {
  if (isEmpty(phone)) return emptyValue;
  const digits = phone.replace(/[\s()\-–.]/g, '');
  return /^(?:\+7|7|8)\d{10}$/.test(digits) ? formatPartialPhone(nationalDigits(digits)) : phone;
}
