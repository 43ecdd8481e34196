import { processPicture } from './picture-work.ts';

const drawn: { width: number; height: number }[] = [];
class Canvas {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    drawn.push({ width, height });
  }
  getContext() {
    return { fillRect: () => {}, setTransform: () => {}, drawImage: () => {} };
  }
  async convertToBlob({ type = 'image/png' } = {}) {
    return new Blob(['bytes'], { type });
  }
}

const decodes = (width: number, height: number) =>
  Object.assign(globalThis, {
    OffscreenCanvas: Canvas,
    createImageBitmap: async () => ({ width, height, close: () => {} }),
  });

beforeEach(() => {
  drawn.length = 0;
});
afterEach(() => {
  for (const name of ['OffscreenCanvas', 'createImageBitmap']) Reflect.deleteProperty(globalThis, name);
});

it('makes a JPEG of what is cut out, off the page too: a PNG of a photograph is many times as large', async () => {
  decodes(4000, 3000);
  const photo = new Blob(['photo'], { type: 'image/png' });
  const size = { width: 800, height: 800 };
  const cut = await processPicture({ kind: 'cut', blob: photo, matrix: [1, 0, 0, 1, 400, 400], size });
  expect(cut.blob.type).toBe('image/jpeg');
  expect(cut.picture).toEqual({ width: 4000, height: 3000 });
});

it('makes a large picture smaller and leaves a small one as it is', async () => {
  decodes(4000, 3000);
  const photo = new Blob(['photo'], { type: 'image/webp' });
  expect((await processPicture({ kind: 'shrink', blob: photo, most: 2048 })).blob.type).toBe('image/jpeg');
  expect(drawn).toEqual([{ width: 2048, height: 1536 }]);
  decodes(800, 600);
  expect((await processPicture({ kind: 'shrink', blob: photo, most: 2048 })).blob).toBe(photo);
});

it('makes a JPEG of a small picture, too, where few browsers read its kind', async () => {
  decodes(800, 600);
  const photo = new Blob(['photo'], { type: 'image/heic' });
  const { blob, picture } = await processPicture({ kind: 'shrink', blob: photo, most: 2048 });
  expect(blob.type).toBe('image/jpeg');
  expect(drawn).toEqual([{ width: 800, height: 600 }]);
  expect(picture).toEqual({ width: 800, height: 600 });
});
