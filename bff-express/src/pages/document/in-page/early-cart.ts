/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

export interface EarlyCartNames {
  key: string;
  fields: { add: string; size: string; sizePrice: string };
  most: number;
  count: string;
  added: string;
  hydrated: string;
}

interface Line {
  productId: string;
  sizeId: string | null;
  price: number;
  quantity: number;
}

/** Puts the product of a pressed button into the cart, once. False where it did not: the press then waits for the scripts. */
export type AddEarly = (button: HTMLButtonElement) => boolean;

/**
 * Keeps the browser's cart until hydration: shows how many pieces it holds, and adds a product as soon as its button is pressed. Its source runs in
 * the page, so it gets everything as arguments.
 */
export function keepEarlyCart({ key, fields, most, count, added, hydrated }: EarlyCartNames): AddEarly {
  const { style } = document.documentElement;
  const shop = document.querySelector('form[action$="/cart"]')?.getAttribute('action')?.split('/').at(-2);
  const storageKey = key + shop;
  const read = (): Line[] => JSON.parse(localStorage.getItem(storageKey) || '{"lines":[]}').lines;
  const show = (lines: readonly Line[]): void => {
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (!(pieces > 0)) return;
    style.setProperty(count, `"${pieces}"`);
  };
  addEventListener(hydrated, () => {
    style.removeProperty(count);
    for (const button of document.querySelectorAll(`[${added}]`)) button.removeAttribute(added);
  });
  try {
    if (shop) show(read());
  } catch {
    // What cannot be read is left to the scripts, which read any older cart.
  }
  return (button) => {
    const { name, value, form } = button;
    if (!shop || !form || name !== fields.add || !form.checkValidity()) return false;
    try {
      const lines = read();
      const chosen = new FormData(form);
      const sizeId = (chosen.get(fields.size) as string) || null;
      const dot = value.indexOf('.');
      const productId = value.slice(0, dot);
      const price = Number(chosen.get(fields.sizePrice + sizeId) ?? value.slice(dot + 1));
      const known = lines.find((line) => line.productId === productId && line.sizeId === sizeId);
      if (!known && lines.length >= most) return false;
      // Pressed again, it stays one: the button goes on saying "add" until hydration.
      if (!known) lines.push({ productId, sizeId, price, quantity: 1 });
      const newValue = JSON.stringify({ version: 1, lines });
      localStorage.setItem(storageKey, newValue);
      // Scripts that are hydrating just now may have read the cart already.
      dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }));
      show(lines);
      button.setAttribute(added, '');
      return true;
    } catch {
      return false;
    }
  };
}
