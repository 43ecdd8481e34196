import { morphPicture } from './morph-picture.ts';

const list = '/b2b/shop/verbena';
const product = `${list}/product/p1`;
const cards = `
  <main>
    <article><div data-part="media"></div><a href="${product}">Пионы</a></article>
    <article><div data-part="media"></div><a href="${list}/product/p2">Розы</a></article>
  </main>`;
const gallery = '<main><div data-part="gallery"></div></main>';

const named = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part]')].map((part) =>
    part.style.getPropertyValue('view-transition-name'),
  );

function withTransitions() {
  const seen: { before: string[]; after: string[] }[] = [];
  let done = Promise.resolve();
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      const before = named();
      done = Promise.resolve().then(() => {
        update();
        seen.push({ before, after: named() });
      });
      return { ready: Promise.resolve(), finished: done };
    },
  });
  return { seen, settled: () => done.then(() => new Promise((resolve) => setTimeout(resolve))) };
}

let still = false;
beforeEach(() => {
  still = false;
  document.body.innerHTML = cards;
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
  globalThis.CSSStyleSheet = class {
    replaceSync() {}
  } as unknown as typeof CSSStyleSheet;
  Object.assign(document, { adoptedStyleSheets: [] });
  window.matchMedia = ((query: string) => ({ matches: still && query.includes('reduce') })) as typeof matchMedia;
  // Everything is in view.
  Element.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 100, height: 100 }) as DOMRect;
});
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

const show = (html: string) => () => {
  document.body.innerHTML = html;
};
const press = (index: number) =>
  document.querySelectorAll('a')[index]?.dispatchEvent(new Event('click', { bubbles: true }));
const openProduct = () => {
  press(0);
  morphPicture(show(gallery), { path: product, action: 'PUSH' });
};

it('the picture of the pressed card becomes that of the product, and goes back into the card; nothing keeps its name', async () => {
  const { seen, settled } = withTransitions();
  openProduct();
  await settled();
  morphPicture(show(cards), { path: list, action: 'POP' });
  await settled();
  expect(seen).toEqual([
    { before: ['pressed-picture', ''], after: ['pressed-picture'] },
    { before: ['pressed-picture'], after: ['pressed-picture', ''] },
  ]);
  expect(named()).toEqual(['', '']);
});

it.each([
  ['what is pressed is no card', () => morphPicture(show(gallery), { path: product, action: 'PUSH' })],
  [
    'less motion is wanted',
    () => {
      still = true;
      openProduct();
    },
  ],
  [
    'the page that comes is not that of the card',
    () => {
      press(0);
      morphPicture(show(gallery), { path: list, action: 'PUSH' });
    },
  ],
])('changes plainly and at once where %s', (_, change) => {
  const { seen } = withTransitions();
  change();
  expect(seen).toEqual([]);
  expect(named()).toEqual(['']);
});

it('changes plainly in a browser without transitions', () => {
  openProduct();
  expect(named()).toEqual(['']);
});
