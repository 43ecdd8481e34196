import { fireEvent } from '@testing-library/react';
import { chooser, countAddresses, photo, show, thumbCount } from '../../testing/picture-editor.tsx';

beforeEach(() => {
  countAddresses();
  const context = { fillRect: () => {}, setTransform: () => {}, drawImage: () => {} };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type = 'image/png') => done(new Blob(['drawn'], { type })));
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 4000, height: 3000, close: () => {} }) });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  jest.restoreAllMocks();
});

it.each([
  ['image/heic', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/jpeg', 'image/jpeg'],
])('takes a picture of the type %s on as %s, which the shop can show', async (chosen, kept) => {
  const { last } = show([]);
  fireEvent.change(chooser(), { target: { files: [photo('rose', chosen)] } });
  await thumbCount(1);
  expect(last()?.added.map(({ entity }) => entity.blob.type)).toEqual([kept]);
});
