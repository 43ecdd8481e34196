export interface ReceiptLine {
  title: string;
  price: number;
  quantity: number;
}

/**
 * Spreads a discount over lines by what each costs: a receipt has no line below nothing (54-FZ). Pieces whose sum does not come to a whole price
 * each become two lines.
 * @param discount kopecks; what is more than all lines cost is left out
 * @returns lines that add up to what is left, to the kopeck
 */
export function spreadDiscount(lines: readonly ReceiptLine[], discount: number): ReceiptLine[] {
  let goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  let left = Math.min(discount, goods);
  if (left === 0) return [...lines];
  return lines.flatMap(({ title, price, quantity }) => {
    const cost = price * quantity;
    // Of what is left, the part that this line has of the lines that are left: the last one takes the rest.
    const off = cost === 0 ? 0 : Math.round((left * cost) / goods);
    goods -= cost;
    left -= off;
    return inPieces(title, cost - off, quantity);
  });
}

function inPieces(title: string, cost: number, quantity: number): ReceiptLine[] {
  const price = Math.floor(cost / quantity);
  const dearer = cost - price * quantity;
  return [
    { title, price, quantity: quantity - dearer },
    { title, price: price + 1, quantity: dearer },
  ].filter((line) => line.quantity > 0);
}
