import type { ShopIcon } from 'shared-contracts';
import { sharp } from '../../common/sharp.ts';

type IconSource = { svg: string } | { logo: Buffer; side: number; kind: ShopIcon };

export default function drawIcon(source: IconSource): Promise<Buffer> {
  if ('svg' in source) return sharp(Buffer.from(source.svg)).png().toBuffer();
  const { logo, side, kind } = source;
  const drawn = kind === 'maskable-512' ? Math.round(side * 0.7) : side;
  const edge = Math.floor((side - drawn) / 2);
  const white = '#ffffff';
  return sharp(logo)
    .flatten({ background: white })
    .resize({ width: drawn, height: drawn, fit: 'contain', background: white })
    .extend({ top: edge, left: edge, bottom: side - drawn - edge, right: side - drawn - edge, background: white })
    .png({ palette: true })
    .toBuffer();
}
