import { normalizeForSearch } from 'shared-contracts';

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const otherKey = new Map<string, string>();
for (const [index, key] of [...latinKeys].entries()) {
  const letter = russianKeys.charAt(index);
  otherKey.set(key, letter).set(letter, key);
}

const inOtherLayout = (text: string): string => [...text].map((letter) => otherKey.get(letter) ?? letter).join('');

const russianOf: Readonly<Record<string, string>> = {
  ...{ shch: 'щ', sch: 'щ', zh: 'ж', kh: 'х', ts: 'ц', tz: 'ц', ch: 'ч', sh: 'ш', yu: 'ю', ju: 'ю', ya: 'я', ja: 'я' },
  ...{ yo: 'е', jo: 'е', ye: 'е', a: 'а', b: 'б', c: 'к', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'й' },
  ...{ k: 'к', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', q: 'к', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', w: 'в' },
  ...{ x: 'кс', y: 'ы', z: 'з' },
};

const latinOf: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm' },
  ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sch' },
  ...{ ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
};

const russianSpelling = new RegExp(
  Object.keys(russianOf)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

const inOtherAlphabet = (text: string): string =>
  /[a-z]/.test(text)
    ? text.replace(russianSpelling, (letters) => russianOf[letters] ?? letters)
    : [...text].map((letter) => latinOf[letter] ?? letter).join('');

const word = /^[a-zа-я0-9][a-zа-я0-9-]*$/;

/** @param typed with its punctuation, whose keys are letters in the other keyboard layout */
export function respellingsOf(typed: string): string[] {
  const itself = normalizeForSearch(typed);
  const meant = [itself, normalizeForSearch(inOtherLayout(itself)), inOtherAlphabet(itself)];
  return [...new Set(meant)].filter((text) => word.test(text));
}

export const phoneticKeyOf = (text: string): string =>
  text
    .replace(/[ьъ]/g, '')
    .replace(/о/g, 'а')
    .replace(/[ыйеэя]/g, 'и')
    .replace(/щ/g, 'ш')
    .replace(/ts/g, 'z')
    .replace(/[yj]/g, 'i')
    .replace(/w/g, 'v')
    .replace(/c(?!h)/g, 'k')
    .replace(/(.)\1+/g, '$1');
