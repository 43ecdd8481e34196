import { pictureTexts as words } from '../../picture-texts.ts';
import { pictureTypes, takenTypes } from '../crop-dialog/picture-types.ts';

export const pictureKinds: readonly string[] = Object.keys(pictureTypes);

export const acceptedTypes = takenTypes.join(',');

/** Bytes that the content service takes at most. */
export const maxBytes = 20 * 1024 * 1024;

/** The format of iPhones' pictures. Few browsers open it; those make a JPEG of it. */
export const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

export const isPicture = (file: File): boolean => takenTypes.includes(file.type) || isHeic(file);

const longest = 32;

export function fileName({ name }: { name: string }): string {
  const signs = [...name];
  const short = signs.length > longest ? [...signs.slice(0, 20), '…', ...signs.slice(-10)].join('') : name;
  return words.file(short);
}

export function refusalOf(file: File): string | null {
  if (!isPicture(file)) return words.notPicture(fileName(file), pictureKinds);
  if (file.size > maxBytes) return words.tooLarge(fileName(file), maxBytes / 1024 / 1024);
  return null;
}

export const unreadableText = (file: File): string =>
  isHeic(file) ? words.heic(fileName(file)) : words.broken(fileName(file));
