import { open } from 'node:fs/promises';
import { sharp } from '../../common/sharp.ts';
import { isTakenKind } from '../image-formats.ts';
import { maxMegapixels } from '../limits.ts';

const masterSide = 2560;
const maxPixels = maxMegapixels * 1_000_000;

type Master =
  | { data: Buffer; width: number; height: number; colour: string }
  | { refused: 'unsupported_media_type' | 'payload_too_large' };

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

export default async function encodeMaster({ file }: { file: string }): Promise<Master> {
  if (!isTakenKind(await firstBytes(file))) return { refused: 'unsupported_media_type' };
  try {
    const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'truncated', animated: true });
    const { pages = 1, chromaSubsampling } = await picture.metadata();
    if (pages > 1) return { refused: 'unsupported_media_type' };
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: masterSide, height: masterSide, fit: 'inside', withoutEnlargement: true })
      // A camera's JPEG has its colours at half resolution already (4:2:0): careful subsampling would take three times as long, with no visible gain.
      .webp({ quality: 92, effort: 2, smartSubsample: chromaSubsampling !== '4:2:0' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, colour: await placeholderColour(data) };
  } catch (error) {
    return { refused: /pixel limit/.test(String(error)) ? 'payload_too_large' : 'unsupported_media_type' };
  }
}

const isTransparent = async (master: Buffer): Promise<boolean> =>
  Boolean((await sharp(master).metadata()).hasAlpha) && !(await sharp(master).stats()).isOpaque;

/** The colour that stands in a picture's place until it comes. Without scripts it stays behind it, so a transparent one gets white. */
async function placeholderColour(master: Buffer): Promise<string> {
  if (await isTransparent(master)) return '#ffffff';
  const { data } = await sharp(master).resize(1, 1, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex').padEnd(6, '0')}`;
}
