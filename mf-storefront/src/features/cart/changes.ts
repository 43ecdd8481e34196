import { addLine, type CartLine, clampQuantity, isLine, type LineKey, type TakenLine, takeLines } from './lines.ts';

export type CartChange = (lines: readonly CartLine[]) => CartLine[];

export const lineAdded =
  (line: CartLine, at?: number): CartChange =>
  (lines) =>
    addLine(lines, line, at);

export const quantitySet =
  (key: LineKey, quantity: number): CartChange =>
  (lines) =>
    quantity <= 0
      ? lines.filter((line) => !isLine(line, key))
      : lines.map((line) => (isLine(line, key) ? { ...line, quantity: clampQuantity(quantity) } : line));

export const linesAccepted =
  (accepted: readonly CartLine[]): CartChange =>
  (lines) =>
    lines.map((line) => accepted.find((one) => isLine(one, line)) ?? line);

/** Takes the ordered quantities out of the cart; what another tab has added meanwhile stays. */
export const linesTaken =
  (taken: readonly TakenLine[]): CartChange =>
  (lines) =>
    takeLines(lines, taken);
