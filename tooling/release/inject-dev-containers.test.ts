import type { RegistryEntry } from 'shared-contracts';
import { injectDevContainers, shownBy, withDevContainers } from './inject-dev-containers.ts';

const containerOf = (name: string, paths: readonly string[]): RegistryEntry => ({
  name,
  version: '1.0.0-a',
  base: `/b2b/remotes/${name}/1.0.0-a/`,
  entry: name === 'host-shell' ? 'main.js' : 'remoteEntry.js',
  fallback: { version: '0.9.0', base: `/b2b/remotes/${name}/0.9.0/`, entry: 'remoteEntry.js' },
  manifest: {
    name,
    title: name,
    routes: paths.map((path) => ({ path, screen: 'screen', access: 'public' })),
    navigation: [],
    slots: [],
    offers: [],
    permissions: [],
    budget: { entry: 1, screen: 1 },
  },
});

const shell = containerOf('host-shell', ['/']);
const storefront = containerOf('mf-storefront', ['/shop/:merchantName', '/shop/:merchantName/*']);
const snapshot = { revision: 7, containers: [shell, storefront] };

const reviews = {
  name: 'mf-reviews',
  base: '/b2b/remotes/mf-reviews/dev/',
  entry: 'remoteEntry.js',
  manifest: containerOf('mf-reviews', ['/shop/:merchantName/reviews']).manifest,
};
const developedShell = { name: 'host-shell', base: '/b2b/remotes/host-shell/dev/', entry: 'main.js' };

const page = `<!doctype html><html><head><link rel="preload" as="script" href="/b2b/remotes/host-shell/1.0.0-a/12.js" nonce="n" crossorigin integrity="sha256-b"><script src="/b2b/remotes/host-shell/1.0.0-a/main.js" defer nonce="n" crossorigin integrity="sha256-a"></script></head>
<body><div id="root"><h1>Вербена</h1></div>
<script type="application/json" id="b2b-boot" nonce="n">${JSON.stringify({ snapshot, signedIn: false })}</script>
<script type="application/json" id="b2b-state" nonce="n">{"a":"\\u003c"}</script>
<script nonce="n">load({"files":[{"href":"/b2b/remotes/host-shell/1.0.0-a/main.js","integrity":"sha256-a"},{"href":"/b2b/remotes/host-shell/1.0.0-a/12.js","integrity":"sha256-b"}]})</script></body></html>`;

const bootOf = (html: string) => JSON.parse(/id="b2b-boot"[^>]*>([^<]*)</.exec(html)?.[1] ?? '');

it('puts what is developed in the place of its release, without one to fall back on, or beside the others', () => {
  const { containers, revision } = withDevContainers(snapshot, [developedShell, reviews]);
  expect(revision).toBe(7);
  expect(containers).toEqual([
    { ...shell, ...developedShell, version: 'dev', fallback: null },
    storefront,
    { ...reviews, version: 'dev', fallback: null },
  ]);
});

it('knows whose page an address is, as the platform does', () => {
  const all = withDevContainers(snapshot, [reviews]);
  const shown = ['/b2b/shop/verbena', '/b2b/shop/verbena/reviews', '/b2b/shop/verbena/what', '/b2b/', '/b2b/nowhere'];
  expect(shown.map((path) => shownBy(all, path))).toEqual([
    'mf-storefront',
    'mf-reviews',
    'mf-storefront',
    'host-shell',
    undefined,
  ]);
});

it("leaves what the server rendered of other containers' pages, and loads what is developed", () => {
  const injected = injectDevContainers(page, [developedShell, reviews], '/b2b/shop/verbena');
  expect(bootOf(injected)).toEqual({
    snapshot: withDevContainers(snapshot, [developedShell, reviews]),
    signedIn: false,
  });
  expect(injected).toContain('<h1>Вербена</h1>');
  expect(injected).toContain('id="b2b-state"');
  // What is developed changes: nobody can say before what it is.
  expect(injected).toContain('{"files":[{"href":"/b2b/remotes/host-shell/dev/main.js","integrity":""}]}');
  expect(injected).toContain('<script src="/b2b/remotes/host-shell/dev/main.js" defer nonce="n" crossorigin></script>');
  expect(injected).not.toContain('1.0.0-a/12.js');
});

it('lets the browser render the pages of what is developed: every page, where that is the design system', () => {
  expect(injectDevContainers(page, [reviews], '/b2b/shop/verbena/reviews')).not.toContain('id="b2b-state"');
  const { manifest } = containerOf('shared-design-system', []);
  const looks = { name: 'shared-design-system', base: '/looks/', entry: 'remoteEntry.js', manifest };
  expect(injectDevContainers(page, [looks], '/b2b/shop/verbena')).not.toContain('id="b2b-state"');
});

it('lets no text of a manifest end the element that it stands in', () => {
  const title = '</script><script>alert(1)</script>';
  const injected = injectDevContainers(page, [{ ...reviews, manifest: { ...reviews.manifest, title } }], '/b2b/');
  expect(injected).not.toContain('alert(1)</script>');
  expect(bootOf(injected).snapshot.containers.at(-1).manifest.title).toBe(title);
});

it('leaves a document alone that is no page of a platform', () => {
  expect(injectDevContainers('<p>404</p>', [reviews], '/b2b/')).toBe('<p>404</p>');
});
