import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** A grey picture that is small to send and as much work as a phone's photograph: PNG, 8 bits a pixel. */
export function bigPicture(width: number, height: number): Blob {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  // Each row begins with its filter type (0: none), followed by the brightness of its pixels, in steps of 16 pixels.
  const row = Buffer.from(Array.from({ length: width + 1 }, (_, at) => (at === 0 ? 0 : (at >> 4) & 255)));
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 1 })), chunk('IEND', Buffer.alloc(0))];
  return new Blob([Buffer.concat([signature, ...parts])], { type: 'image/png' });
}
