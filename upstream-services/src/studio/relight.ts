import { sharp } from '../common/sharp.ts';

async function brightnessOf(object: Buffer): Promise<number> {
  const small = await sharp(object).resize(64, 64, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  let sum = 0;
  let weight = 0;
  for (let at = 0; at < small.length; at += 4) {
    const alpha = (small[at + 3] ?? 0) / 255;
    sum += alpha * (0.299 * (small[at] ?? 0) + 0.587 * (small[at + 1] ?? 0) + 0.114 * (small[at + 2] ?? 0));
    weight += alpha;
  }
  return weight > 0 ? sum / weight / 255 : 0.5;
}

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255);

export async function relight(object: Buffer, light: string): Promise<Buffer> {
  const brightness = await brightnessOf(object);
  const gain = Math.min(1.22, Math.max(0.94, (0.5 / Math.max(brightness, 0.05)) ** 0.35));
  const gains = channelsOf(light).map((value) => gain * (0.4 + 0.6 * value));
  return sharp(object)
    .linear([...gains, 1], [0, 0, 0, 0])
    .modulate({ saturation: 1.05 })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
