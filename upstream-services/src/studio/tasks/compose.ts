import { sharp } from '../../common/sharp.ts';
import { lit } from '../lighting.ts';
import { type Look, lookOf, type Scene, scenes, side } from '../scenes/index.ts';
import { type Placed, shadowsOf } from '../shadow.ts';
import { paletteOf } from '../wishes.ts';
import type { CutOut } from './cut-out.ts';

/** Parts of the picture's side that an object takes at most: lists and galleries show the middle 3 : 3.5 of it. */
const room = { width: 0.72, height: 0.7 };
/** The same for one that goes on beyond one side, and beyond two that face each other. */
const beyond = [0.8, 1] as const;

export interface Composition {
  object: CutOut;
  /** Slug of a scene. */
  scene: string;
  /** Which of its looks, from 0. */
  variant: number;
  /** The merchant's words. */
  words: string;
  /** A background that was made elsewhere, in place of the scene's own. */
  background?: Buffer;
}

/** Puts an object before a background: PNG, {@link side} pixels square. */
export default async function compose({ object, scene, variant, words, background }: Composition): Promise<Buffer> {
  const style = scenes.find(({ slug }) => slug === scene) ?? (scenes[0] as Scene);
  const look = lookOf(style, variant, poseOf(object), paletteOf(words));
  const ground = background
    ? await sharp(background).resize(side, side, { fit: 'cover' }).flatten({ background: '#ffffff' }).png().toBuffer()
    : await drawn(look.svg);
  const placed = await place(object, look);
  const shadows = await shadowsOf(placed, look);
  return sharp(ground)
    .composite([...shadows, { input: placed.data, left: placed.left, top: placed.top }])
    .removeAlpha()
    .png({ compressionLevel: 2 })
    .toBuffer();
}

const drawn = (markup: string): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${markup}</svg>`;
  return sharp(Buffer.from(svg))
    .resize(side, side)
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/** What is cut off beside or above stands and lies nowhere; what is cut off below may stand on what is not seen. */
function poseOf({ touches, stands }: CutOut): Look['pose'] {
  if (touches.left || touches.right || touches.top) return 'plain';
  return stands || touches.bottom ? 'standing' : 'lying';
}

/** An object that its picture cut off goes on beyond the same sides of this one. */
async function place(object: CutOut, look: Look): Promise<Placed> {
  const { left, right, top, bottom } = object.touches;
  const most = (from: boolean, to: boolean, usual: number) => (from || to ? beyond[from && to ? 1 : 0] : usual) * side;
  const scale = Math.min(most(left, right, room.width) / object.width, most(top, bottom, room.height) / object.height);
  const width = Math.max(1, Math.round(object.width * scale));
  const height = Math.max(1, Math.round(object.height * scale));
  const resized = await sharp(object.data)
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const start = (length: number, from: boolean, to: boolean, usual: number) =>
    from ? 0 : to ? side - length : Math.round(usual);
  const usualTop = look.pose === 'standing' ? look.foot * side - height : (side - height) / 2;
  return {
    data: await lit(resized, look.light),
    left: start(width, left, right, (side - width) / 2),
    top: start(height, top, bottom, usualTop),
    width,
    height,
  };
}
