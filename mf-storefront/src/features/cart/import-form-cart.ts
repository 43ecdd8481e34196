import { cartFields, formPathsOf, parseList, parseObject, plainFormAttribute } from 'shared-contracts';
import { draftName, type Reads, readStored, readStoredJson, writeStored } from 'shared-runtime/page';
import { z } from 'zod';
import { keepPromo, readKeptPromo } from '../../promo-storage.ts';
import { cartArgs, readCartProducts } from './api.ts';
import { addLine, type CartLine, clampQuantity } from './lines.ts';
import { priceCart, toCartLine } from './price-cart.ts';
import { readCart, writeCart } from './storage.ts';

const takenKey = (merchantName: string): string => `b2b:cart-taken:${merchantName}`;

const lineWire = z.object({
  productId: z.string(),
  sizeId: z.string().nullable(),
  quantity: z.number(),
  price: z.number(),
});

async function fetchCart(merchantName: string) {
  const body = new FormData();
  body.set('take', '1');
  const response = await fetch(formPathsOf(merchantName).takeCart, {
    method: 'POST',
    body,
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error('the cart of forms was not given');
  const answer = parseObject(await response.json());
  return { at: String(answer.at), lines: parseList(answer.lines, lineWire) };
}

function keepTyped(merchantName: string): void {
  const form = document.querySelector<HTMLFormElement>(`form[${plainFormAttribute}]`);
  if (!form) return;
  const data = new FormData(form);
  keepPromo(merchantName, String(data.get(cartFields.promo) ?? '') || readKeptPromo(merchantName));
  const texts = [...data].filter(([, value]) => value !== '');
  const ticks = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map((tick) => [
    tick.name,
    tick.checked,
  ]);
  const name = draftName(`checkout:${merchantName}`);
  const typed = { ...readStoredJson<object>(name), ...Object.fromEntries([...texts, ...ticks]) };
  writeStored(name, JSON.stringify(typed));
}

async function named(merchantName: string, lines: CartLine[], reads: Reads): Promise<CartLine[]> {
  const { data } = await reads.ask(readCartProducts, cartArgs(merchantName, lines));
  return priceCart(lines, data?.products).map((line) => ({ ...toCartLine(line), price: line.was }));
}

/**
 * Adds the cart that was filled by forms without scripts to the browser's own. A cart that is given twice, to two tabs or after a lost answer, is
 * added once.
 * @throws where the server does not give it; then it stays where it is
 */
export async function importFormCart(merchantName: string, reads: Reads): Promise<void> {
  const { at, lines } = await fetchCart(merchantName);
  keepTyped(merchantName);
  if (lines.length === 0 || readStored(takenKey(merchantName)) === at) return;
  const taken = lines.map((line) => ({
    ...line,
    quantity: clampQuantity(line.quantity),
    size: '',
    title: '',
    picture: null,
  }));
  const present = readCart(merchantName) ?? [];
  const all = taken.reduce<CartLine[]>((cart, line) => addLine(cart, line), present);
  writeStored(takenKey(merchantName), at);
  writeCart(merchantName, all);
  const shown = await named(merchantName, taken, reads);
  const words = new Map(shown.map((line) => [`${line.productId} ${line.sizeId}`, line]));
  const now = readCart(merchantName) ?? [];
  writeCart(
    merchantName,
    now.map((line) => {
      const { title, size, picture } = words.get(`${line.productId} ${line.sizeId}`) ?? line;
      return { ...line, title, size, picture };
    }),
  );
}
