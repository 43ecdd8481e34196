import { invalidField } from '../common/refusal.ts';
import type { Config } from '../config.ts';

const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

const inLatinKeys = (text: string): string =>
  [...text].map((letter) => latin[cyrillic.indexOf(letter)] ?? letter).join('');

const shortest = 8;

let common: Promise<ReadonlySet<string>> | undefined;

function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((one) => one.length >= shortest)),
  );
  return common;
}

const shortestWord = 4;
const leastBesides = 5;

const isMadeOf = (password: string, word: string): boolean =>
  word.length >= shortestWord &&
  password.includes(word) &&
  password
    .split(word)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '').length < leastBesides;

interface Owner {
  email: string;
  name: string;
}

export async function isGuessable(password: string, { email, name }: Owner, places: readonly string[]) {
  const folded = password.normalize('NFKC').toLowerCase();
  const list = await commonPasswords();
  if (list.has(folded) || list.has(inLatinKeys(folded))) return true;
  const words = [name, email.slice(0, email.lastIndexOf('@')), ...places].map((word) => word.toLowerCase());
  return words.some((word) => isMadeOf(folded, word));
}

export const wordsOfOrigins = (origins: readonly string[]): string[] =>
  origins.flatMap((origin) => new URL(origin).hostname.split('.').slice(0, -1));

export async function requireUnguessable(
  { config: { stage, publicOrigins } }: { config: Pick<Config, 'stage' | 'publicOrigins'> },
  field: string,
  password: string,
  owner: Owner,
): Promise<void> {
  // Production only: a demo's passwords are published anyway, and may contain words of its host name.
  const places = stage === 'production' ? wordsOfOrigins(publicOrigins) : [];
  if (await isGuessable(password, owner, places)) {
    throw invalidField(field, 'This password is among those that are tried first', 'common_password');
  }
}
