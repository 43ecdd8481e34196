import { setImmediate as turn } from 'node:timers/promises';
import { JSDOM, VirtualConsole } from 'jsdom';
import { hydratedEvent, maxCartLines, pageTroubleEvent, plainFormAttribute } from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import { giveCartScript, lateNotice, lateScripts } from './page-script.ts';

const rose = '01890000-0000-7000-8000-000000000101';
const product = `
<form action="/b2b/bff/forms/verbena/cart" method="post">
  <input type="radio" name="size" value="s"><input type="radio" name="size" value="m" checked>
  <input type="hidden" name="price.s" value="900"><input type="hidden" name="price.m" value="1500.5">
  <button type="submit" name="add" value="${rose}.1200">В корзину</button>
</form>
<button type="button" id="more">Ещё</button><button type="button" id="back">Назад</button><input id="search">`;

const textOf = (parts: ReturnType<typeof lateScripts>): string =>
  parts.map((part) => (typeof part === 'object' && 'common' in part ? part.common : String(part))).join('');

interface Opened {
  cart?: object[];
  content?: string;
  scripts?: string;
  answer?: () => Promise<{ ok: boolean }>;
}

const pages: JSDOM[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.window.close();
});

function open({ cart, content = product, scripts = textOf(lateScripts([], 'n')), answer }: Opened = {}) {
  const sent: [path: string, lines: string][] = [];
  const html = `<body><div id="root">${content}</div>${lateNotice(false)}${scripts}</body>`;
  const page = new JSDOM(html, {
    url: 'https://shop.example/b2b/shop/verbena',
    runScripts: 'dangerously',
    // It reports that jsdom opens no page anew.
    virtualConsole: new VirtualConsole(),
    beforeParse(window) {
      if (cart) window.localStorage.setItem('b2b:cart:verbena', JSON.stringify({ version: 1, lines: cart }));
      window.Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
      const fetch = async (path: string, { body }: { body: FormData }) => {
        sent.push([path, String(body.get('lines'))]);
        return answer?.();
      };
      Object.assign(window, { fetch });
      window.performance.getEntriesByType = () => [{ type: 'navigate' }] as unknown as PerformanceEntryList;
    },
  });
  pages.push(page);
  const { window } = page;
  const { document, localStorage } = window;
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  return {
    window,
    sent,
    find,
    press: (selector: string) => find(selector).click(),
    cart: () => JSON.parse(localStorage.getItem('b2b:cart:verbena') ?? 'null')?.lines,
    isNoticed: () => ({ state: find('#b2b-late').dataset.state, hidden: find('#b2b-late').hidden }),
    hydrate: () => window.dispatchEvent(new window.Event(hydratedEvent)),
    fail: (retry: () => void) => window.dispatchEvent(new window.CustomEvent(pageTroubleEvent, { detail: retry })),
  };
}

describe('a product that is put into the cart before the scripts have come', () => {
  const line = { productId: rose, sizeId: 'm', price: 1500.5, quantity: 1 };

  it('is in it at once, in its size and at that size’s price, and once however often it is pressed', () => {
    const { press, cart, find } = open({ cart: [{ ...line, sizeId: 's', quantity: 3 }] });
    expect(find('html').style.getPropertyValue('--in-cart')).toBe('"3"');
    press('[name=add]');
    press('[name=add]');
    expect(cart()).toEqual([{ ...line, sizeId: 's', quantity: 3 }, line]);
    expect(find('html').style.getPropertyValue('--in-cart')).toBe('"4"');
    expect(find('[name=add]').hasAttribute('data-added')).toBe(true);
  });

  it('is counted by the scripts once they are there, which no press is repeated for', async () => {
    const { press, cart, find, hydrate, window } = open();
    press('[name=add]');
    const heard: string[] = [];
    window.addEventListener('click', () => heard.push('click'));
    hydrate();
    await turn();
    expect([cart(), heard]).toEqual([[line], []]);
    expect(find('html').style.getPropertyValue('--in-cart')).toBe('');
    expect(find('[name=add]').hasAttribute('data-added')).toBe(false);
  });

  it('waits for the scripts where the cart is full', async () => {
    const full = Array.from({ length: maxCartLines }, (_, n) => ({ ...line, productId: `p${n}` }));
    const { press, cart, hydrate, window, isNoticed } = open({ cart: full });
    press('[name=add]');
    expect([cart(), isNoticed()]).toEqual([full, { state: 'kept', hidden: false }]);
    const heard: string[] = [];
    window.addEventListener('submit', (event) => {
      event.preventDefault();
      heard.push((event.submitter as HTMLButtonElement).value);
    });
    hydrate();
    await waitUntil(() => heard.length > 0);
    expect(heard).toEqual([`${rose}.1200`]);
  });
});

it('what was pressed and typed before the scripts came is done after, in the order of the presses', async () => {
  const { press, find, hydrate, window } = open();
  const search = find('#search') as HTMLInputElement;
  const heard: string[] = [];
  press('#more');
  search.value = 'розы';
  search.dispatchEvent(new window.Event('input', { bubbles: true }));
  press('#back');
  window.document.addEventListener('click', ({ target }) => heard.push((target as HTMLElement).id));
  window.document.addEventListener('input', () => heard.push(`typed ${search.value}`));
  expect(heard).toEqual([]);
  hydrate();
  await waitUntil(() => heard.length >= 3);
  press('#more');
  expect(heard).toEqual(['typed розы', 'more', 'back', 'more']);
});

describe('the word that a part did not load', () => {
  it('stays closed once it was closed, and tries every part again once', () => {
    const { fail, press, isNoticed, window } = open();
    const tried: string[] = [];
    fail(() => tried.push('one'));
    fail(() => tried.push('other'));
    expect(isNoticed()).toEqual({ state: 'failed', hidden: false });
    press('#b2b-late button');
    fail(() => tried.push('third'));
    expect(isNoticed()).toEqual({ state: 'failed', hidden: true });
    window.dispatchEvent(new window.Event('online'));
    window.dispatchEvent(new window.Event('online'));
    expect([tried, isNoticed()]).toEqual([['one', 'other', 'third'], { state: 'kept', hidden: false }]);
    fail(() => undefined);
    expect(isNoticed()).toEqual({ state: 'failed', hidden: false });
  });

  it('goes with the scripts that come after all', () => {
    const { fail, hydrate, find, isNoticed } = open();
    fail(() => undefined);
    expect(find('html').hasAttribute('data-without-scripts')).toBe(true);
    hydrate();
    expect(isNoticed()).toEqual({ state: 'done', hidden: true });
    expect(find('html').hasAttribute('data-without-scripts')).toBe(false);
  });
});

describe('the cart of scripts, on a checkout whose scripts fail', () => {
  const cart = [{ productId: rose, sizeId: null, price: 100, quantity: 1 }];
  const checkout = (ok: boolean, content = '') =>
    open({ cart, content, scripts: giveCartScript('verbena', 'n'), answer: async () => ({ ok }) });
  const given = ['/b2b/bff/forms/verbena/give-cart', JSON.stringify({ version: 1, lines: cart })];

  it('is given to the forms, once, and is theirs from then on', async () => {
    const page = checkout(true);
    page.fail(() => undefined);
    page.fail(() => undefined);
    await waitUntil(() => page.cart() === undefined);
    expect(page.sent).toEqual([given]);
  });

  it('stays in the browser where they do not take it', async () => {
    const page = checkout(false);
    page.fail(() => undefined);
    await waitUntil(() => page.sent.length > 0);
    await turn();
    expect(page.cart()).toEqual(cart);
  });

  it('is not given where somebody fills the form already, nor where the scripts have come', async () => {
    const filled = checkout(true, `<form ${plainFormAttribute}></form>`);
    filled.fail(() => undefined);
    const there = checkout(true);
    there.hydrate();
    there.fail(() => undefined);
    await turn();
    expect([filled.sent, there.sent, filled.cart(), there.cart()]).toEqual([[], [], cart, cart]);
  });
});
