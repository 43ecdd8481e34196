export interface ReceiptLine {
  title: string;
  price: number;
  quantity: number;
}

/**
 * Spreads a discount over the lines in proportion to their cost: no line of a receipt may be below zero (54-FZ). A line whose pieces cannot all have
 * the same whole price becomes two lines.
 * @param discount kopecks; what exceeds the cost of all lines is ignored
 * @returns lines that add up to the reduced sum, to the kopeck
 */
export function spreadDiscount(lines: readonly ReceiptLine[], discount: number): ReceiptLine[] {
  let goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  let left = Math.min(discount, goods);
  if (left === 0) return [...lines];
  return lines.flatMap(({ title, price, quantity }) => {
    const cost = price * quantity;
    // The share of the remaining discount that this line has in the remaining cost: the last line takes the rest.
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
