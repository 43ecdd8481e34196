import { invalidField } from '../common/refusal.ts';
import type { Config } from '../config.ts';

const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

/** The keys of a text that was typed with the Russian layout, by their Latin letters: `йцукенгш` is `qwertyui`. In lower case. */
const inLatinKeys = (text: string): string =>
  [...text].map((letter) => latin[cyrillic.indexOf(letter)] ?? letter).join('');

/** Shortest password that the rule of length lets through; shorter ones of the list are not kept. */
const shortest = 8;

let common: Promise<ReadonlySet<string>> | undefined;

/** The passwords that are tried first, in lower case: some 18 000. Read at the first new password, since most processes never see one. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((one) => one.length >= shortest)),
  );
  return common;
}

/** Words of fewer characters are in too many good passwords. */
const shortestWord = 4;
/** A password that has fewer characters besides a word of its owner's is that word with a year behind it. */
const leastBesides = 5;

const isMadeOf = (password: string, word: string): boolean =>
  word.length >= shortestWord &&
  password.includes(word) &&
  password
    .split(word)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '').length < leastBesides;

/** Whose password it is to be. */
interface Owner {
  email: string;
  /** The shop's name in its address. */
  name: string;
}

/** Whether a password is among those that are tried first, whatever its case and keyboard, or little more than a word of its owner's. */
export async function isGuessable(password: string, { email, name }: Owner, places: readonly string[]) {
  const folded = password.normalize('NFKC').toLowerCase();
  const list = await commonPasswords();
  if (list.has(folded) || list.has(inLatinKeys(folded))) return true;
  const words = [name, email.slice(0, email.lastIndexOf('@')), ...places].map((word) => word.toLowerCase());
  return words.some((word) => isMadeOf(folded, word));
}

/** The words that the platform's own addresses are made of, but for the last one, as `bloom` of `https://bloom.example.ru`. */
export const wordsOfOrigins = (origins: readonly string[]): string[] =>
  origins.flatMap((origin) => new URL(origin).hostname.split('.').slice(0, -1));

/**
 * Refuses a new password that is tried first by whoever guesses.
 * @param field what the request calls it
 * @throws Refusal validation_failed with the field's code `common_password`
 */
export async function requireUnguessable(
  { config: { stage, publicOrigins } }: { config: Pick<Config, 'stage' | 'publicOrigins'> },
  field: string,
  password: string,
  owner: Owner,
): Promise<void> {
  // The demo's passwords are published anyway, and may be made of words of where it runs.
  const places = stage === 'production' ? wordsOfOrigins(publicOrigins) : [];
  if (await isGuessable(password, owner, places)) {
    throw invalidField(field, 'This password is among those that are tried first', 'common_password');
  }
}
