import { white } from '../../colour/contrast.ts';
import type { Extent } from './geometry.ts';
import { takenTypes } from './picture-types.ts';

export type Matrix = readonly [number, number, number, number, number, number];

export type PictureJob =
  | { kind: 'shrink'; blob: Blob; most: number }
  | { kind: 'cut'; blob: Blob; matrix: Matrix; size: Extent };

/** A picture as it is shown (`blob`), and the size of the whole one; both turned by its EXIF orientation. */
export interface PreparedPicture {
  blob: Blob;
  picture: Extent;
}

const quality = 0.9;

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function createCanvas({ width, height }: Extent): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

async function jpegOf(canvas: Canvas): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('no picture');
  return blob;
}

/** Draws a picture whose middle is at the origin of `matrix`. Transparent places become white: JPEG has no transparency. */
async function draw(bitmap: ImageBitmap, size: Extent, matrix: Matrix): Promise<Blob> {
  const canvas = createCanvas(size);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (!context) throw new Error('no canvas');
  context.fillStyle = white;
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(...matrix);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  return jpegOf(canvas);
}

/**
 * Decodes a picture and returns a smaller one, or the part under the crop window. A picture that is small enough is returned as it is, unless few
 * browsers can read its format: then it becomes a JPEG.
 * @throws where the browser cannot read the picture
 */
export async function processPicture(job: PictureJob): Promise<PreparedPicture> {
  const bitmap = await createImageBitmap(job.blob);
  try {
    const picture = { width: bitmap.width, height: bitmap.height };
    if (job.kind === 'cut') return { blob: await draw(bitmap, job.size, job.matrix), picture };
    const share = Math.min(1, job.most / Math.max(picture.width, picture.height));
    if (share === 1 && takenTypes.includes(job.blob.type)) return { blob: job.blob, picture };
    const size = { width: Math.round(picture.width * share), height: Math.round(picture.height * share) };
    return { blob: await draw(bitmap, size, [share, 0, 0, share, size.width / 2, size.height / 2]), picture };
  } finally {
    bitmap.close();
  }
}
