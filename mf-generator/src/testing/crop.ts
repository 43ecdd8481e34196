/** jsdom's own takes no blobs of Node's. */
class Reader {
  result = '';
  onload = () => {};
  async readAsDataURL(blob: Blob) {
    this.result = `data:${blob.type};base64,${Buffer.from(await blob.arrayBuffer()).toString('base64')}`;
    this.onload();
  }
}

export function prepareCrop(): void {
  const decode = async () => ({ width: 4000, height: 3000, close: () => {} });
  Object.assign(globalThis, { createImageBitmap: decode, FileReader: Reader });
  URL.createObjectURL = () => 'blob:shown';
  URL.revokeObjectURL = () => {};
  const context = { fillRect: () => {}, setTransform: () => {}, drawImage: () => {} };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type = 'image/png') => done(new Blob(['bytes'], { type })));
  for (const side of ['offsetWidth', 'offsetHeight'] as const)
    jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(400);
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(2048);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(1536);
}

export function endCrop(): void {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  jest.restoreAllMocks();
}
