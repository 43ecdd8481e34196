import sharp from 'sharp';
import { scenes } from './scenes/index.ts';
import compose, { type Composition } from './tasks/compose.ts';

type Colour = readonly number[];

/** An opaque blue square with a transparent margin, as a cut-out is. */
async function square(): Promise<Composition['object']> {
  const blue = { create: { width: 200, height: 200, channels: 4 as const, background: '#1030c0' } };
  const data = await sharp(blue)
    .extend({ top: 50, bottom: 50, left: 50, right: 50, background: '#00000000' })
    .png()
    .toBuffer();
  return { data, width: 300, height: 300, touches: { left: false, right: false, bottom: false } };
}

/** The colours of a picture reduced to 14 × 14, a pixel for each tenth of a thousand. */
async function coloursOf(png: Buffer): Promise<{ at: (x: number, y: number) => Colour; size: string }> {
  const { width, height } = await sharp(png).metadata();
  const data = await sharp(png).resize(14, 14).removeAlpha().raw().toBuffer();
  return { at: (x, y) => [...data.subarray((y * 14 + x) * 3, (y * 14 + x) * 3 + 3)], size: `${width} ${height}` };
}

const isBlue = ([red = 0, green = 0, blue = 0]: Colour): boolean => blue > red + 40 && blue > green + 40;
const composed = async (changes: Partial<Composition>) =>
  coloursOf(await compose({ object: await square(), scene: 'gentle', variant: 0, words: '', ...changes }));

it('puts the object before each scene’s own background, which is another in each', async () => {
  const grounds = new Set<string>();
  for (const { slug } of scenes) {
    const { at, size } = await composed({ scene: slug });
    expect([slug, size, isBlue(at(7, 8))]).toEqual([slug, '1400 1400', true]);
    const ground = [at(0, 0), at(13, 0), at(0, 13), at(13, 13), at(0, 7)];
    expect([slug, ground.some(isBlue)]).toEqual([slug, false]);
    grounds.add(JSON.stringify(ground));
  }
  expect(grounds.size).toBe(scenes.length);
});

it('draws another look for each variant, and the ground in a colour that is asked for', async () => {
  const wall = async (changes: Partial<Composition>) => JSON.stringify((await composed(changes)).at(0, 0));
  const usual = await wall({});
  expect(await wall({ variant: 1 })).not.toBe(usual);
  expect(await wall({ words: 'с любовью' })).toBe(usual);
  const [red = 0, green = 0, blue = 0] = JSON.parse(await wall({ words: 'на мятном фоне' }));
  expect(green).toBeGreaterThan(Math.max(red, blue));
});

it('takes a background that was made elsewhere', async () => {
  const background = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#e0c020' } })
    .jpeg()
    .toBuffer();
  const { at, size } = await composed({ background });
  const [red = 0, green = 0, blue = 0] = at(0, 0);
  expect([size, red > 200, green > 170, blue < 60, isBlue(at(7, 8))]).toEqual(['1400 1400', true, true, true, true]);
});
