import { type Extent, fitPlacement, matrixOf, outputSize, type Placement } from './geometry.ts';
import { type Matrix, type PictureJob, type PreparedPicture, processPicture } from './picture-work.ts';

export interface ReadPicture {
  blob: Blob;
  preview: Blob;
  picture: Extent;
}

export interface CropResult {
  blob: Blob;
  dataUrl: string;
}

/** The picture's address did not answer: unlike an unreadable picture, it may load on another try. */
export class NotFetched extends Error {}

const previewSide = 2048;

export const canRead = (): boolean => typeof createImageBitmap === 'function';

const hasWorker = () => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/** In a worker, which decodes, draws and encodes: the page stays responsive, and the worker's memory is freed with it. */
function inWorker(job: PictureJob): Promise<PreparedPicture> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
  return new Promise<PreparedPicture>((resolve, reject) => {
    worker.onmessage = ({ data }) => (data.work ? resolve(data.work) : reject(new Error(data.error)));
    // The worker's file did not load: the page does the work itself.
    worker.onerror = () => processPicture(job).then(resolve, reject);
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}

const work = (job: PictureJob): Promise<PreparedPicture> => (hasWorker() ? inWorker(job) : processPicture(job));

async function fetchPicture(address: string): Promise<Blob> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new NotFetched(address);
  return answer.blob();
}

const read = new WeakMap<Blob, Promise<ReadPicture>>();

/**
 * Reads a picture: its size, and a copy that is small enough to be moved on a screen. The same blob is read once.
 * @throws NotFetched, or another error where the browser cannot read it
 */
export async function readPicture(source: Blob | string): Promise<ReadPicture> {
  const blob = typeof source === 'string' ? await fetchPicture(source) : source;
  const known = read.get(blob);
  if (known) return known;
  const reading = work({ kind: 'shrink', blob, most: previewSide }).then(
    ({ blob: preview, picture }): ReadPicture => ({ blob, preview, picture }),
  );
  read.set(blob, reading);
  reading.catch(() => read.delete(blob));
  return reading;
}

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

export function cutOf(picture: Extent, window: Extent, requested: Placement): { matrix: Matrix; size: Extent } {
  const placement = fitPlacement(picture, window, requested);
  const size = outputSize(picture, window, placement);
  const grow = size.width / window.width;
  const [a, b, c, d, e, f] = matrixOf(picture, window, placement);
  const [x, y] = [e * grow + size.width / 2, f * grow + size.height / 2];
  return { size, matrix: [a * grow, b * grow, c * grow, d * grow, x, y] };
}

export async function cutPicture(from: ReadPicture, window: Extent, placement: Placement): Promise<CropResult> {
  const { blob } = await work({ kind: 'cut', blob: from.blob, ...cutOf(from.picture, window, placement) });
  return { blob, dataUrl: await dataUrlOf(blob) };
}
