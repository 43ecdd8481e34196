import { sharp } from '../../common/sharp.ts';
import { lit } from '../lighting.ts';
import { type Look, scenes, side } from '../scenes/index.ts';
import { type Placed, shadowsOf } from '../shadow.ts';
import { paletteOf } from '../wishes.ts';
import type { CutOut } from './cut-out.ts';

/** Parts of the picture's side that an object takes at most: lists and galleries show the middle 3 : 3.5 of it. */
const room = { standing: { width: 0.72, height: 0.7 }, lying: { width: 0.7, height: 0.72 } };

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
  const looks = (scenes.find(({ slug }) => slug === scene) ?? scenes[0])?.looks(paletteOf(words)) ?? [];
  const look = looks[variant % looks.length] as Look;
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

/** An object that its picture cut off below goes on below this one as well. */
async function place(object: CutOut, look: Look): Promise<Placed> {
  const isCut = look.pose === 'standing' && object.touches.bottom;
  const most = room[look.pose];
  const scale = Math.min((most.width * side) / object.width, ((isCut ? 0.8 : most.height) * side) / object.height);
  const width = Math.max(1, Math.round(object.width * scale));
  const height = Math.max(1, Math.round(object.height * scale));
  const resized = await sharp(object.data)
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const foot = isCut ? side : Math.round(look.foot * side);
  const top = look.pose === 'lying' ? Math.round((side - height) / 2) : foot - height;
  return { data: await lit(resized, look.light), left: Math.round((side - width) / 2), top, width, height };
}
