import type { Page } from 'playwright-core';

const photoSize = { width: 4000, height: 3000 } as const;

const photoQuarters = ['#c83232', '#32a046', '#3250c8', '#d2c83c'] as const;

interface PhotoOptions {
  orientation?: 1 | 6;
  size?: { width: number; height: number };
}

interface Drawing {
  width: number;
  height: number;
  quarters: readonly string[];
}

async function draw({ width, height, quarters }: Drawing): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  quarters.forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect(((index % 2) * width) / 2, (Math.floor(index / 2) * height) / 2, width / 2, height / 2);
  });
  const side = 512;
  const grain = new OffscreenCanvas(side, side);
  const pixels = new ImageData(side, side);
  for (let at = 0; at < pixels.data.length; at += 4) {
    pixels.data.fill(Math.random() * 255, at, at + 3);
    pixels.data[at + 3] = 40;
  }
  grain.getContext('2d')?.putImageData(pixels, 0, 0);
  context.fillStyle = context.createPattern(grain, 'repeat') as CanvasPattern;
  context.fillRect(0, 0, width, height);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

function orientationBlock(orientation: number): Buffer {
  const head = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000000000000000000', 'hex');
  head.writeUInt16LE(orientation, 28);
  return head;
}

export async function makePhoto(page: Page, { orientation = 1, size = photoSize }: PhotoOptions = {}) {
  const jpeg = Buffer.from(await page.evaluate(draw, { ...size, quarters: photoQuarters }), 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), orientationBlock(orientation), jpeg.subarray(2)]);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}
