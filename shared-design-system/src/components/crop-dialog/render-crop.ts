import { white } from '../../colour/contrast.ts';
import { type Extent, matrixOf, outputSize, type Placement } from './geometry.ts';

/** A cropped picture (sentence 3.15.1): a JPEG, and an address to show it by. */
export interface CropResult {
  blob: Blob;
  dataUrl: string;
}

const quality = 0.9;

/** Draws what lies under the window. Transparent places become white: JPEG has no transparency. */
function draw(image: CanvasImageSource, picture: Extent, window: Extent, placement: Placement): HTMLCanvasElement {
  const size = outputSize(picture, window, placement);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const grow = size.width / window.width;
  const [a, b, c, d, e, f] = matrixOf(picture, window, placement);
  context.fillStyle = white;
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(a * grow, b * grow, c * grow, d * grow, e * grow + size.width / 2, f * grow + size.height / 2);
  context.drawImage(image, -picture.width / 2, -picture.height / 2, picture.width, picture.height);
  return canvas;
}

/**
 * The part of a picture under the window as a JPEG.
 * @throws where the browser cannot make one
 */
export async function renderCrop(
  image: CanvasImageSource,
  picture: Extent,
  window: Extent,
  placement: Placement,
): Promise<Blob> {
  const canvas = draw(image, picture, window, placement);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('no picture');
  return blob;
}
