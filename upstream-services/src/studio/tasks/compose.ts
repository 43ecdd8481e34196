import { LRUCache } from 'lru-cache';
import { sharp } from '../../common/sharp.ts';
import { paletteOf } from '../palette.ts';
import { relight } from '../relight.ts';
import { type Look, lookOf, type Scene, sceneSide, scenes } from '../scenes/index.ts';
import { type Placed, shadowsOf } from '../shadow.ts';
import type { CutOut } from './cut-out.ts';

/** Largest share of the picture's side that an object takes: lists and galleries crop to the middle 3 : 3.5. */
const room = { width: 0.72, height: 0.7 };
const beyond = [0.8, 1] as const;

export interface Composition {
  object: CutOut;
  scene: string;
  variant: number;
  words: string;
  background?: Buffer;
}

export default async function compose({ object, scene, variant, words, background }: Composition): Promise<Buffer> {
  const style = scenes.find(({ slug }) => slug === scene) ?? (scenes[0] as Scene);
  const pose = poseOf(object);
  const look = lookOf(style, variant, pose, paletteOf(words));
  const ground = background
    ? await sharp(background)
        .resize(sceneSide, sceneSide, { fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .png()
        .toBuffer()
    : await sceneOf(`${style.slug} ${variant} ${pose} ${words}`, look.svg);
  const placed = await placeObject(object, look);
  const shadows = await shadowsOf(placed, look);
  return sharp(ground)
    .composite([...shadows, { input: placed.data, left: placed.left, top: placed.top }])
    .removeAlpha()
    .png({ compressionLevel: 2 })
    .toBuffer();
}

/** Scenes of the last pictures: a run over a shop has the same three before each of its products. */
const scenesDrawn = new LRUCache<string, Buffer>({ max: 6 });

async function sceneOf(key: string, markup: string): Promise<Buffer> {
  const scene = scenesDrawn.get(key) ?? (await drawn(markup));
  scenesDrawn.set(key, scene);
  return scene;
}

const drawn = (markup: string): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sceneSide}" height="${sceneSide}" viewBox="0 0 ${sceneSide} ${sceneSide}">${markup}</svg>`;
  return sharp(Buffer.from(svg))
    .resize(sceneSide, sceneSide)
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
};

function poseOf({ touches, stands }: CutOut): Look['pose'] {
  if (touches.left || touches.right || touches.top) return 'plain';
  return stands || touches.bottom ? 'standing' : 'lying';
}

async function placeObject(object: CutOut, look: Look): Promise<Placed> {
  const { left, right, top, bottom } = object.touches;
  const most = (from: boolean, to: boolean, fallback: number) =>
    (from || to ? beyond[from && to ? 1 : 0] : fallback) * sceneSide;
  const scale = Math.min(most(left, right, room.width) / object.width, most(top, bottom, room.height) / object.height);
  const width = Math.max(1, Math.round(object.width * scale));
  const height = Math.max(1, Math.round(object.height * scale));
  const resized = await sharp(object.data)
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const start = (length: number, from: boolean, to: boolean, fallback: number) =>
    from ? 0 : to ? sceneSide - length : Math.round(fallback);
  const defaultTop = look.pose === 'standing' ? look.foot * sceneSide - height : (sceneSide - height) / 2;
  return {
    data: await relight(resized, look.light),
    left: start(width, left, right, (sceneSide - width) / 2),
    top: start(height, top, bottom, defaultTop),
    width,
    height,
  };
}
