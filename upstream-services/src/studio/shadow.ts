import { sharp } from '../common/sharp.ts';
import { type Look, sceneSide } from './scenes/index.ts';

export interface Placed {
  data: Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Layer {
  input: Buffer;
  left: number;
  top: number;
}

interface Cast {
  left: number;
  top: number;
  width: number;
  height: number;
  blur: number;
  strength: number;
}

async function cast(
  silhouette: Buffer,
  colour: string,
  { left, top, width, height, blur, strength }: Cast,
): Promise<Layer> {
  const margin = Math.ceil(blur * 3);
  const stretched = await sharp(silhouette)
    .resize(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)), { fit: 'fill' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#000000' })
    .blur(blur)
    .linear(strength, 0)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = stretched;
  const shadow = await sharp({ create: { width: info.width, height: info.height, channels: 3, background: colour } })
    .joinChannel(stretched.data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return cropped(shadow, Math.round(left) - margin, Math.round(top) - margin, info);
}

async function cropped(
  input: Buffer,
  left: number,
  top: number,
  size: { width: number; height: number },
): Promise<Layer> {
  const from = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const width = Math.min(size.width, sceneSide - left) - from.left;
  const height = Math.min(size.height, sceneSide - top) - from.top;
  const part = await sharp(input)
    .extract({ ...from, width, height })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input: part, left: left + from.left, top: top + from.top };
}

export async function shadowsOf(object: Placed, { pose, shadow, depth }: Look): Promise<Layer[]> {
  if (pose === 'plain') return [];
  const { left, top, width, height } = object;
  const silhouette = await sharp(object.data).extractChannel('alpha').png({ compressionLevel: 1 }).toBuffer();
  if (pose === 'lying') {
    return Promise.all([
      cast(silhouette, shadow, { left: left + 26, top: top + 34, width, height, blur: 30, strength: depth * 0.8 }),
      cast(silhouette, shadow, { left: left + 8, top: top + 10, width, height, blur: 8, strength: depth * 0.6 }),
    ]);
  }
  const foot = top + height;
  const band = Math.max(2, Math.round(height * 0.05));
  const sole = await sharp(silhouette)
    .extract({ left: 0, top: Math.round(height) - band, width: Math.round(width), height: band })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const fallen = height * 0.16;
  return Promise.all([
    cast(await sharp(silhouette).flip().toBuffer(), shadow, {
      left: left - width * 0.02,
      top: foot - fallen * 0.34,
      width: width * 1.04,
      height: fallen,
      blur: 26,
      strength: depth * 0.55,
    }),
    cast(sole, shadow, { left, top: foot - 14, width, height: 26, blur: 9, strength: Math.min(1, depth * 1.5) }),
  ]);
}
