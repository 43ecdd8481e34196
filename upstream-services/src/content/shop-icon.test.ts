import { shopIconPath, shopIcons, updateContent, updateMerchant } from 'shared-contracts';
import sharp from 'sharp';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { jpeg, newPicture } from '../testing/pictures.ts';
import { newMerchant } from '../testing/shops.ts';

const { server, shop } = withFreshShop();

const ask = (kind: string, name = shop.name) =>
  server.send(`${shopIconPath}?kind=${kind}`, { headers: { 'x-merchant-name': name } });

async function coloursOf(kind: string, ...places: [x: number, y: number][]) {
  const bytes = Buffer.from(await (await ask(kind)).arrayBuffer());
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#00ff00' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  });
}

it.each(shopIcons)('an icon %s is a PNG of its size', async (kind) => {
  const answer = await ask(kind);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  const side = { '32': 32, '48': 48, '192': 192, '512': 512, 'maskable-512': 512 }[kind];
  expect([format, width, height]).toEqual(['png', side, side]);
});

it('[4.5.1] without a logo it is the first letter on the shop’s own colour, whatever the theme, which fills a maskable icon to its corners', async () => {
  const settings = { title: '«Гвоздика»', themeId: 'yellow-white' as const, mainColor: '#204080' };
  await server.ok(updateMerchant, { additional_info: settings }, shop.owner);
  expect(await coloursOf('maskable-512', [0, 0], [0.1, 0.5], [1, 1])).toEqual(Array(3).fill('#204080'));
  expect((await coloursOf('512', [0, 0], [0.5, 0.02]))[1]).toBe('#204080');
  const { data } = await sharp(Buffer.from(await (await ask('512')).arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.includes(Buffer.from('ffffff', 'hex'))).toBe(true);
});

it('of a letter it is drawn once, however often and of however many shops it is asked for', async () => {
  const like = { title: 'Гвоздика', mainColor: '#204081' };
  const other = await newMerchant(server);
  for (const { owner } of [shop, other]) await server.ok(updateMerchant, { additional_info: like }, owner);
  const draw = jest.spyOn(server.context.work, 'run');
  const icon = async (name: string) => Buffer.from(await (await ask('192', name)).arrayBuffer()).toString('base64');
  const first = await icon(shop.name);
  expect([await icon(shop.name), await icon(other.name)]).toEqual([first, first]);
  expect(draw).toHaveBeenCalledTimes(1);
  draw.mockRestore();
});

it('a title without a letter that is known has an icon too', async () => {
  await server.ok(updateMerchant, { additional_info: { title: '🌸' } }, shop.owner);
  expect((await ask('192')).status).toBe(200);
});

it('is the logo, whole, with room around it where its edge may be cut', async () => {
  await newPicture(server, shop, 'shop-logo', { file: await jpeg(400, 400, '#0000ff') });
  const [middle, corner] = await coloursOf('maskable-512', [0.5, 0.5], [0.02, 0.02]);
  expect(corner).toBe('#ffffff');
  expect(middle).toMatch(/^#0[0-3]0[0-3]f/);
});

it('is the logo in the size that is asked for, and the letter again once the logo is hidden', async () => {
  await server.ok(updateMerchant, { additional_info: { title: 'Роза', mainColor: '#204080' } }, shop.owner);
  const { content_id } = await newPicture(server, shop, 'shop-logo', { file: await jpeg(400, 400, '#00ff00') });
  for (const kind of ['192', '32', '192'] as const) {
    const { width } = await sharp(Buffer.from(await (await ask(kind)).arrayBuffer())).metadata();
    expect(width).toBe(Number(kind));
    expect(await coloursOf(kind, [0.5, 0.05])).toEqual([expect.stringMatching(/^#0[0-3]f/)]);
  }
  await server.ok(updateContent, { version: 'v1', content_id, meta: { show: false } }, shop.owner);
  expect(await coloursOf('192', [0.5, 0.05])).toEqual(['#204080']);
});

it('has a dark letter on a light colour', async () => {
  await server.ok(updateMerchant, { additional_info: { title: 'Роза', mainColor: '#ffe0f0' } }, shop.owner);
  const { data } = await sharp(Buffer.from(await (await ask('512')).arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.includes(Buffer.from('1d1718', 'hex'))).toBe(true);
});

it('[4.1.1] there is none of an unknown or unpublished shop, and none of another kind', async () => {
  const hidden = await newMerchant(server, { published: false });
  for (const name of ['no-such-shop', hidden.name]) expect((await ask('192', name)).status).toBe(404);
  expect((await ask('1024')).status).toBe(400);
});

it('a picture at its address with .jpg is a JPEG whatever the client takes, 1200 wide at most', async () => {
  const { link } = await newPicture(server, shop, 'shop-banner', { file: await jpeg(1600, 800) });
  const path = link.replace(/^.*(?=\/v1\/content)/, '');
  const answer = await server.send(`${path}.jpg?w=1200`, { headers: { accept: 'image/avif,image/webp,*/*' } });
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 600]);
});
