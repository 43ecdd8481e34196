export const pictureWidths = [160, 320, 480, 640, 768, 960, 1280, 1920] as const;

const isWhole = (link: string) => /^(?:https?:|data:|blob:|\/\/)/i.test(link);

/** Address of a picture: one that starts with http is used as it is, others are resolved against the base url (promise 5.12.2). */
export function resolvePicture(link: string, baseUrl: string): string {
  if (isWhole(link) || baseUrl === '') return link;
  return `${baseUrl.replace(/\/+$/, '')}/${link.replace(/^\/+/, '')}`;
}

export function pictureAt(src: string, width: number): string {
  if (/^(?:data:|blob:)/i.test(src)) return src;
  const [address = '', query = ''] = src.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('w', String(width));
  return `${address}?${parameters}`;
}

/** How many times wider than its frame a picture is drawn, whose sides the frame cuts off. Products' frames are 6 to 7. */
export const cropOf = (shape: { width: number; height: number } | null | undefined, frame = 6 / 7): number =>
  shape ? Math.max(1, shape.width / shape.height / frame) : 1;

/**
 * `srcset` over all widths; undefined for pictures that exist in one size only.
 * @param crop of {@link cropOf}: a browser compares the widths with the frame's, so they are those of the part that is seen
 */
export function pictureSrcSet(src: string, crop = 1): string | undefined {
  if (/^(?:data:|blob:)/i.test(src) || /\.svg(?:$|\?)/i.test(src)) return undefined;
  return pictureWidths.map((width) => `${pictureAt(src, width)} ${Math.round(width / crop)}w`).join(', ');
}
