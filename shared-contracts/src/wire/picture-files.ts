export const maxVisiblePictures = 3;

export const pictureWidths = [160, 320, 480, 640, 768, 960, 1280, 1920] as const;

export const externalPictureWidth = 1200;

/** Address of a picture for other sites, such as feeds and link previews: always a JPEG, at most {@link externalPictureWidth} wide. */
export const jpegLink = (link: string): string => `${link}.jpg?w=${externalPictureWidth}`;

export function externalPictureSize(width: number, height: number): { width: number; height: number } {
  if (width <= externalPictureWidth) return { width, height };
  return { width: externalPictureWidth, height: Math.round((height * externalPictureWidth) / width) };
}

export const shopIcons = ['32', '48', '192', '512', 'maskable-512'] as const;
export type ShopIcon = (typeof shopIcons)[number];

export const shopIconPath = '/internal-api/shop/icon';

export const maxUploadBytes = 20 * 1024 * 1024;
