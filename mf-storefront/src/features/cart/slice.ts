import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from 'shared-runtime';
import { addLine, type CartLine, clampQuantity, isLine, type LineKey, type TakenLine, takeLines } from './lines.ts';

type ForShop<Rest = unknown> = PayloadAction<{ merchantName: string } & Rest>;

/** Carts by shop; a shop whose cart has not been read from the browser yet is absent. */
type CartState = Record<string, CartLine[]>;

const initialState: CartState = {};

/** The carts of this browser, one per shop (decision 4.9). */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The browser's storage says what is in the cart. */
    cartRead: (state, { payload }: ForShop<{ lines: CartLine[] }>) => {
      state[payload.merchantName] = payload.lines;
    },
    lineAdded: (state, { payload }: ForShop<{ line: CartLine; at?: number | undefined }>) => {
      state[payload.merchantName] = addLine(state[payload.merchantName] ?? [], payload.line, payload.at);
    },
    /** A quantity of 0 takes the line out. */
    quantitySet: (state, { payload }: ForShop<{ key: LineKey; quantity: number }>) => {
      const lines = state[payload.merchantName] ?? [];
      state[payload.merchantName] =
        payload.quantity <= 0
          ? lines.filter((line) => !isLine(line, payload.key))
          : lines.map((line) =>
              isLine(line, payload.key) ? { ...line, quantity: clampQuantity(payload.quantity) } : line,
            );
    },
    /** The shopper has seen what changed: lines as the shop has them now. */
    linesAccepted: (state, { payload }: ForShop<{ lines: CartLine[] }>) => {
      state[payload.merchantName] = (state[payload.merchantName] ?? []).map(
        (line) => payload.lines.find((accepted) => isLine(accepted, line)) ?? line,
      );
    },
    /** So much of each has been ordered; what another tab has put in meanwhile stays. */
    linesTaken: (state, { payload }: ForShop<{ lines: readonly TakenLine[] }>) => {
      state[payload.merchantName] = takeLines(state[payload.merchantName] ?? [], payload.lines);
    },
  },
  selectors: { selectLines: (state, merchantName: string): CartLine[] | undefined => state[merchantName] },
});

export const { cartRead, lineAdded, quantitySet, linesAccepted, linesTaken } = cartSlice.actions;

const injected = cartSlice.injectInto(rootReducer);

/** Lines of a shop's cart; undefined until it has been read from the browser. The root state's type does not know lazy slices. */
export const selectLines = (state: object, merchantName: string): CartLine[] | undefined =>
  injected.selectors.selectLines(state as { cart?: CartState }, merchantName);
