import { normalizeForSearch } from 'shared-contracts';
import { readableEmail } from '../common/readable-email.ts';
import type { DeliveryInfoWire } from '../db/schema/orders.ts';
import { wordsOf } from '../db/search.ts';

export const searchTextOf = (
  info: Pick<DeliveryInfoWire, 'name' | 'contact_phone_number' | 'email' | 'recipient' | 'delivery_address'>,
): string =>
  normalizeForSearch(
    [
      info.name,
      info.contact_phone_number,
      ...new Set([info.email, readableEmail(info.email)]),
      info.recipient?.name ?? '',
      info.recipient?.phone ?? '',
      info.delivery_address,
    ].join(' '),
  );

const phoneRun = /\+?\d[\d\s()\p{Dash_Punctuation}.]*\d/gu;

const fewest = 4;

const countryCode = /^[78](?=\D|\d{6})/;

/**
 * Lists of words to search orders by: the words as typed, and with possible phones in the form in which they are stored. An order matches if it has
 * all words of one list.
 */
export function spellingsOf(search = ''): string[][] {
  const withPhones = (write: (run: string) => string) =>
    search.replace(phoneRun, (run) => (run.replace(/\D/g, '').length < fewest ? run : ` ${write(run)} `));
  const inDigits = withPhones((run) => run.replace(/\D/g, ''));
  const withCode = withPhones((run) => run.replace(countryCode, '+7').replace(/(?!^\+)\D/g, ''));
  const spellings = [search, inDigits, withCode].map((text) => wordsOf(text).join(' '));
  return [...new Set(spellings)].map((words) => words.split(' ').filter(Boolean));
}
