import sharp from 'sharp';
import { scenes } from './scenes/index.ts';
import compose, { type Composition } from './tasks/compose.ts';

const nowhere = { left: false, right: false, top: false, bottom: false };

type Colour = readonly number[];

async function square(): Promise<Composition['object']> {
  const blue = { create: { width: 200, height: 200, channels: 4 as const, background: '#1030c0' } };
  const data = await sharp(blue)
    .extend({ top: 50, bottom: 50, left: 50, right: 50, background: '#00000000' })
    .png()
    .toBuffer();
  return { data, width: 300, height: 300, touches: nowhere, stands: true, doubts: [] };
}

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

it('takes a colour from the beginning of a word alone, also of the second half of one', async () => {
  const ground = async (words: string) => (await composed({ words })).at(0, 0);
  const usual = await ground('');
  for (const words of ['мороженое', 'прозрачный', 'дорогая мебель']) {
    expect([words, await ground(words)]).toEqual([words, usual]);
  }
  for (const words of ['тёмно-красный', 'светло-розовый', 'апельсиновый']) {
    const [red = 0, green = 0, blue = 0] = await ground(words);
    expect([words, red > Math.max(green, blue)]).toEqual([words, true]);
  }
});

it('a scene that was drawn before stands before the next object as before the first', async () => {
  const given = { object: await square(), scene: 'linen', variant: 1, words: 'пудровый фон' };
  const first = await compose(given);
  await compose({ ...given, variant: 2 });
  expect((await compose(given)).equals(first)).toBe(true);
});

it('takes a background that was made elsewhere', async () => {
  const background = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#e0c020' } })
    .jpeg()
    .toBuffer();
  const { at, size } = await composed({ background });
  const [red = 0, green = 0, blue = 0] = at(0, 0);
  expect([size, red > 200, green > 170, blue < 60, isBlue(at(7, 8))]).toEqual(['1400 1400', true, true, true, true]);
});

describe('fits the angle of the photograph', () => {
  async function table(variant: number, changes: Partial<Composition['object']>, scene = 'table') {
    const blue = { create: { width: 300, height: 300, channels: 4 as const, background: '#1030c0' } };
    const data = await sharp(blue).png().toBuffer();
    const object = { ...(await square()), data, ...changes };
    return coloursOf(await compose({ object, scene, variant, words: '' }));
  }
  const step = ({ at }: Awaited<ReturnType<typeof table>>, x: number): number => {
    const rows = Array.from({ length: 14 }, (_, y) => at(x, y).reduce((sum, value) => sum + value, 0) / 3);
    return Math.max(...rows.slice(1).map((value, y) => Math.abs(value - (rows[y] ?? 0))));
  };
  const hasSurface = (made: Awaited<ReturnType<typeof table>>): boolean => step(made, 13) > 15;
  const hasShadow = ({ at }: Awaited<ReturnType<typeof table>>): boolean => Math.min(...at(7, 12)) < 242;

  it('what stands is put on a surface seen from the side, and never on one seen from above', async () => {
    expect(await Promise.all([0, 1, 2].map(async (variant) => hasSurface(await table(variant, {}))))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('what stands casts no shadow where there is no surface', async () => {
    expect(hasShadow(await table(2, {}, 'white'))).toBe(false);
  });

  it('what was seen from above is before a plain wall without a shadow, or lies on a surface seen from above', async () => {
    const made = await Promise.all([0, 1, 2].map((variant) => table(variant, { stands: false })));
    expect(made.slice(0, 2).map(hasSurface)).toEqual([false, false]);
    const onWhite = await Promise.all([0, 2].map((variant) => table(variant, { stands: false }, 'white')));
    expect(onWhite.map(hasShadow)).toEqual([false, true]);
  });

  it.each([
    ['left', 0, 6],
    ['right', 13, 6],
    ['top', 6, 0],
  ] as const)('what was cut off at the %s goes on beyond that side, before a plain wall', async (name, x, y) => {
    for (const variant of [0, 2]) {
      const made = await table(variant, { touches: { ...nowhere, [name]: true } });
      expect(isBlue(made.at(x, y))).toBe(true);
      expect(isBlue(name === 'top' ? made.at(6, 13) : made.at(13 - x, y))).toBe(false);
      expect(step(made, name === 'right' ? 0 : 13)).toBeLessThan(15);
    }
  });

  it('what was cut off below goes on below, also where it stands', async () => {
    const made = await table(0, { touches: { ...nowhere, bottom: true }, stands: false });
    expect([isBlue(made.at(7, 13)), hasSurface(made)]).toEqual([true, true]);
  });
});
