import sharp from 'sharp';

/** A JPEG of one colour. */
export async function jpeg(width = 64, height = 48, background = '#cc3344'): Promise<Blob> {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
}
