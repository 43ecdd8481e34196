import {
  isBankAccount,
  isBic,
  isCorrespondentAccount,
  isInn,
  kopecksOf,
  type TransferMethod,
  truncate,
} from 'shared-contracts';

interface PaymentOrder {
  name: string;
  inn: string;
  sum: number;
  purpose: string;
}

/** Longest values in characters (GOST R 56042-2014, tables 1 and 2). */
const longest = { Name: 160, BankName: 45, Purpose: 210 };
const separators = ['|', '~', '^', ';', '#', '_'];
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * The payment as a bank's app reads it from a QR code (GOST R 56042-2014, `ST00012`: version 1, UTF-8).
 * @returns null where the merchant has not filled the account's details in, or they do not fit one another
 */
export function paymentQr(
  { type, value, bank, holder, ...details }: TransferMethod,
  order: PaymentOrder,
): string | null {
  const name = holder?.trim() || order.name.trim();
  const account = digitsOf(value);
  const bic = digitsOf(details.bic ?? '');
  const correspondent = digitsOf(details.correspondent ?? '');
  if (type !== 'account' || !name || !bank?.trim() || !isBic(bic)) return null;
  if (!isBankAccount(account, bic) || !isCorrespondentAccount(correspondent, bic)) return null;
  const fields = [
    ['Name', truncate(name, longest.Name)],
    ['PersonalAcc', account],
    ['BankName', truncate(bank.trim(), longest.BankName)],
    ['BIC', bic],
    ['CorrespAcc', correspondent],
    ...(isInn(order.inn) ? [['PayeeINN', order.inn]] : []),
    ['Sum', String(kopecksOf(order.sum))],
    ['Purpose', truncate(order.purpose, longest.Purpose)],
  ].map(([field, text = '']) => `${field}=${text.replace(/\s+/g, ' ')}`);
  const separator = separators.find((one) => fields.every((field) => !field.includes(one)));
  return separator ? `ST00012${separator}${fields.join(separator)}` : null;
}
