import { sharp } from '../../common/sharp.ts';
import type { ImageFormat } from '../image-formats.ts';

export interface Variant {
  master: Buffer;
  width: number | null;
  format: ImageFormat;
}

export default function encodeVariant({ master, width, format }: Variant): Promise<Buffer> {
  const whole = sharp(master);
  const sized = width === null ? whole : whole.resize({ width, withoutEnlargement: true });
  if (format === 'avif') return sized.avif({ quality: 52, effort: 2 }).toBuffer();
  if (format === 'webp') return sized.webp({ quality: 80, effort: 3 }).toBuffer();
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }).toBuffer();
}
