import type { GenerationDoubt } from 'shared-contracts';
import { sharp } from '../../common/sharp.ts';
import type { TellProgress } from '../../work/index.ts';
import { doubtsOf } from '../doubts.ts';
import { withOwnColours } from '../own-colours.ts';
import { type Box, type Plane, planeOf, type Raster } from '../raster.ts';
import { refineMask } from '../refine-mask.ts';
import { salientMask } from '../salient-mask.ts';
import { hasFoot, type Sides, sidesOf } from '../silhouette.ts';
import { subjectBox, visibleAlpha, withMargin } from '../subject-box.ts';
import { withoutSpecks } from '../without-specks.ts';

const workingSide = 1400;
const shares = { least: 0.004, most: 0.97 };

const parts = { decoded: 0.1, seen: 0.4, found: 0.65, refined: 0.85 };

export interface CutOut {
  data: Buffer;
  width: number;
  height: number;
  touches: Sides;
  stands: boolean;
  doubts: GenerationDoubt[];
}

export default async function cutOut({ picture }: { picture: Buffer }, tell: TellProgress): Promise<CutOut | null> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: workingSide, height: workingSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raster: Raster = { data, width: info.width, height: info.height, channels: 3 };
  tell(parts.decoded);
  const seen = await maskOf(raster, tell);
  if (seen === null) return null;
  tell(parts.found);
  const refined = withoutSpecks(refineMask(raster, seen.mask));
  tell(parts.refined);
  const touches = sidesOf(seen.mask, seen.part);
  const doubts = doubtsOf(refined, touches);
  const box = subjectBox(refined, visibleAlpha)?.box;
  if (doubts === null || box === undefined) return null;
  return {
    data: await encoded(withOwnColours(raster, refined), box),
    width: box.width,
    height: box.height,
    touches,
    stands: hasFoot(refined, box),
    doubts,
  };
}

const encoded = ({ data, width, height, channels }: Raster, part?: Box): Promise<Buffer> => {
  const whole = sharp(data, { raw: { width, height, channels } });
  return (part ? whole.extract(part) : whole).png({ compressionLevel: 1 }).toBuffer();
};

/**
 * The model sees only 320 pixels a side, so it runs twice: on the whole picture, then on the part with the object, which it sees in more detail.
 * @returns the mask, as large as the picture, and the part of the last run; null where no object was found
 */
async function maskOf(raster: Raster, tell: TellProgress): Promise<{ mask: Plane; part: Box } | null> {
  const whole = await enlarged(await salientMask(await encoded(raster)), raster);
  tell(parts.seen);
  const found = subjectBox(whole);
  if (!found || found.share < shares.least || found.share > shares.most) return null;
  const near = withMargin(found.box, 0.12, raster);
  if (near.width * near.height > 0.72 * raster.width * raster.height)
    return { mask: whole, part: { left: 0, top: 0, width: raster.width, height: raster.height } };
  const closer = await enlarged(await salientMask(await encoded(raster, near)), near);
  return { mask: joined(whole, closer, near), part: near };
}

async function enlarged(mask: Plane, to: Pick<Box, 'width' | 'height'>): Promise<Plane> {
  const bytes = Uint8Array.from(mask.data, (value) => Math.round(value * 255));
  const { data } = await sharp(bytes, { raw: { width: mask.width, height: mask.height, channels: 1 } })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const plane = planeOf(to.width, to.height);
  plane.data.set(Float32Array.from(data, (value) => value / 255));
  return plane;
}

function joined(whole: Plane, closer: Plane, { left, top }: Box): Plane {
  const out = planeOf(whole.width, whole.height);
  for (let y = 0; y < closer.height; y += 1) {
    for (let x = 0; x < closer.width; x += 1) {
      const at = (top + y) * whole.width + left + x;
      out.data[at] = 0.65 * (closer.data[y * closer.width + x] ?? 0) + 0.35 * (whole.data[at] ?? 0);
    }
  }
  return out;
}
