/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

export interface EarlyCartNames {
  key: string;
  fields: { add: string; size: string; sizePrice: string };
  most: { lines: number; quantity: number };
  count: string;
  hydrated: string;
}

interface Line {
  productId: string;
  sizeId: string | null;
  price: number;
  quantity: number;
}

/** Adds the product of a pressed button. False where it did not: the press then waits for the scripts. */
export type AddEarly = (button: HTMLButtonElement) => boolean;

/**
 * Keeps the browser's cart until hydration: shows how many pieces it holds, and adds a product as soon as its button is pressed. Its source runs in
 * the page, so it gets everything as arguments.
 */
export function keepEarlyCart({ key, fields, most, count, hydrated }: EarlyCartNames): AddEarly {
  const { style } = document.documentElement;
  const shop = document.querySelector('form[action$="/cart"]')?.getAttribute('action')?.split('/').at(-2);
  const place = key + shop;
  const read = (): Line[] => JSON.parse(localStorage.getItem(place) || '{"lines":[]}').lines;
  const show = (lines: readonly Line[]): void => {
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (!(pieces > 0)) return;
    style.setProperty(count, `"${pieces}"`);
  };
  addEventListener(hydrated, () => {
    style.removeProperty(count);
  });
  try {
    if (shop) show(read());
  } catch {
    // What cannot be read is left to the scripts, which read any older cart.
  }
  return ({ name, value, form }) => {
    if (!shop || !form || name !== fields.add || !form.checkValidity()) return false;
    try {
      const lines = read();
      const chosen = new FormData(form);
      const sizeId = (chosen.get(fields.size) as string) || null;
      const dot = value.indexOf('.');
      const productId = value.slice(0, dot);
      const price = Number(chosen.get(fields.sizePrice + sizeId) ?? value.slice(dot + 1));
      const known = lines.find((line) => line.productId === productId && line.sizeId === sizeId);
      if (known) Object.assign(known, { price, quantity: Math.min(most.quantity, known.quantity + 1) });
      else if (lines.length < most.lines) lines.push({ productId, sizeId, price, quantity: 1 });
      else return false;
      const newValue = JSON.stringify({ version: 1, lines });
      localStorage.setItem(place, newValue);
      // Scripts that are hydrating just now may have read the cart already.
      dispatchEvent(new StorageEvent('storage', { key: place, newValue }));
      show(lines);
      return true;
    } catch {
      return false;
    }
  };
}
