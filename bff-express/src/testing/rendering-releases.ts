import { type MadeReleases, makeReleases } from './releases.ts';

const shell = `
const { frame } = require('shared-design-system/shop');
exports.runtime = { name: 'runtime' };
exports.openPage = async (request, remotes) => {
  const storefront = remotes['mf-storefront'];
  const shop = await storefront.load(request);
  return {
    ...shop,
    render: async () => ({
      html: frame(await storefront.render(shop, request)),
      styles: [{ ids: null, css: 'a{}' }, { ids: 'ds x1', css: '.ds-x1{content:"</style>"}' }],
      state: { text: shop.head.title },
    }),
  };
};`;

const designSystem = (mark: string) => `exports.frame = (html) => '<main data-look="${mark}">' + html + '</main>';`;

const loadsTitle = `
exports.load = async ({ fetch, signal, placeOf }) => {
  const headers = { 'content-type': 'application/json', 'x-merchant-name': 'verbena' };
  const answer = await fetch('/b2b/bff/api/users-api/merchant/info-by-slugs', { method: 'POST', headers, body: '{"slugs":[]}', signal });
  if (!answer.ok) return { status: answer.status, head: { title: 'closed' } };
  const { merchant_info } = await answer.json();
  const { title } = merchant_info;
  const tags = [{ tag: 'meta', property: 'og:title', content: title }, { tag: 'link', rel: 'canonical', href: placeOf('approved').origin }];
  const things = [{ '@type': 'Store', name: title }];
  return { status: 200, head: { title, description: title, tags, things, picture: { srcSet: '/p?w=640 640w', sizes: '100vw' } } };
};`;

export const storefronts = {
  working: `${loadsTitle} require('shared-runtime/page'); exports.render = (shop, { url }) => '<p>' + url + '</p>';`,
  throwing: `${loadsTitle} exports.render = () => { throw new Error('cannot'); };`,
  hanging: `${loadsTitle} exports.render = () => new Promise(() => {});`,
  loadingForEver: 'exports.load = () => new Promise(() => {});',
  failsUnasked: `${loadsTitle} const load = exports.load; exports.load = (page) => { if (page.url.includes('/product/')) throw new Error('no screen'); return load(page); }; exports.render = () => '<p></p>';`,
  failsOverData: `${loadsTitle} const load = exports.load; exports.load = async (page) => { const { head } = await load(page); if (page.url.includes('/product/')) throw new Error('what a title'); return { status: 200, head }; }; exports.render = () => '<p></p>';`,
  broken: 'this is no script',
  asksForWhatIsNotThere: `exports.load = ({ fetch, signal }) => fetch('/b2b/bff/api/no-such-call', { method: 'POST', headers: {}, body: '{}', signal });`,
  takesWhatIsNotThere: `require('lodash');`,
  loopsAtOnce: 'for (;;);',
  loopsWhileRendering: `${loadsTitle} exports.render = () => { for (;;); };`,
  exits: `process.exit(0);`,
  endsItsProcess: `const end = () => { process.kill(process.pid, 'SIGKILL'); }; end();`,
  grows: `const held = []; for (;;) held.push(new Uint8Array(64 * 1024 * 1024).fill(1));`,
  growsSlowly: `${loadsTitle} const held = []; exports.render = async () => { for (;;) { held.push(new Uint8Array(64 * 1024 * 1024).fill(1)); await null; } };`,
};

export interface RenderingReleases extends MadeReleases {
  swap(version: string, change: { storefront?: string; look?: string }): Promise<void>;
}

export async function makeRenderingReleases(): Promise<RenderingReleases> {
  const releases = await makeReleases();
  const active = { 'host-shell': '1.0.0', 'shared-design-system': '1.0.0', 'mf-storefront': '1.0.0' };
  const routes = [
    { path: '/shop/:merchantName', screen: 'shop', access: 'public' as const, query: ['page'], rendered: true },
    { path: '/shop/:merchantName/product/:productId', screen: 'product', access: 'public' as const, rendered: true },
  ];
  const swap: RenderingReleases['swap'] = async (version, { storefront, look }) => {
    if (storefront !== undefined) {
      await releases.release('mf-storefront', version, { routes, server: storefront });
      active['mf-storefront'] = version;
    }
    if (look !== undefined) {
      await releases.release('shared-design-system', version, { server: designSystem(look) });
      active['shared-design-system'] = version;
    }
    await releases.activate(active);
  };
  await releases.release('host-shell', '1.0.0', { server: shell });
  await swap('1.0.0', { storefront: storefronts.working, look: 'first' });
  return { ...releases, swap };
}
