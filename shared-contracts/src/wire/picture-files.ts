/** At most so many pictures of a product are visible at once (promises 5.1.1, 9.1.1). */
export const maxVisiblePictures = 3;

/** Widths that `?w=` takes, in pixels; another one is a 400. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const;

/** Width of the pictures that messengers, search engines and product feeds show. */
export const widthForOthers = 1200;

/** Address of a picture for them: always a JPEG, whoever asks, and as wide as {@link widthForOthers} or as it is. */
export const jpegLink = (link: string): string => `${link}.jpg?w=${widthForOthers}`;

/** Size of a picture at {@link jpegLink}, from its own. */
export function pictureForOthers(width: number, height: number): { width: number; height: number } {
  if (width <= widthForOthers) return { width, height };
  return { width: widthForOthers, height: Math.round((height * widthForOthers) / width) };
}

/** A shop's icons: side in pixels, the first for a browser's tab, or a 512 for home screens whose edge may be cut to any form. */
export const shopIcons = ['48', '192', '512', 'maskable-512'] as const;
export type ShopIcon = (typeof shopIcons)[number];

/** Path of the services that answers a shop's icon as PNG; not an operation, and not for browsers: the BFF asks. */
export const shopIconPath = '/internal-api/shop/icon';

/** Bytes that an upload may have. */
export const maxUploadBytes = 20 * 1024 * 1024;
