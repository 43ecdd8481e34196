import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function framed(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 8, colour type RGB.
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Colour = readonly [red: number, green: number, blue: number];

export function gradientPng(side: number, [from, to]: readonly [Colour, Colour]): Buffer {
  const row = 1 + side * 3;
  const pixels = Buffer.alloc(row * side);
  for (let y = 0; y < side; y += 1) {
    const part = y / side;
    const colour = from.map((value, channel) => Math.round(value + ((to[channel] ?? value) - value) * part));
    for (let x = 0; x < side; x += 1) pixels.set(colour, y * row + 1 + x * 3);
  }
  return framed(side, side, pixels);
}

export const hugePng = (): Buffer => framed(50_000, 50_000, Buffer.alloc(1_000));

export const brokenPng = (): Buffer =>
  gradientPng(16, [
    [0, 0, 0],
    [255, 255, 255],
  ]).subarray(0, 60);
