export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export const contentTypeOf = (format: ImageFormat): string => `image/${format}`;

export function formatFor(accept: string | undefined, withAvif: boolean): ImageFormat {
  const takes = (type: string) => accept?.split(',').some((part) => part.trim().split(';', 1)[0] === type) ?? false;
  if (withAvif && takes('image/avif')) return 'avif';
  return takes('image/webp') ? 'webp' : 'jpeg';
}

/** First bytes of files that may be uploaded. They decide the type, and not a name or header; SVG and the like are never opened. */
const beginnings: readonly (readonly [offset: number, bytes: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG\r\n'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
];

export const isTakenKind = (bytes: Buffer): boolean =>
  beginnings.some(([offset, begin]) => bytes.toString('latin1', offset, offset + begin.length) === begin);
