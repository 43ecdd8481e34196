const maxTextLength = 500;

export const isPickup = (deliveryMethod: string): boolean =>
  /^\s*(?:самовывоз|забрать|заберу)/i.test(deliveryMethod.slice(0, maxTextLength));

const amount = /(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*(?:₽|руб|р(?![а-яё]))/gi;
const vague = /(?:^|[\s(])(?:от|до|свыше|более|около|примерно|[~≈+])\s*$/i;
const perPart = /^[.\sа-я]{0,5}(?:\/|\s*за\s+(?:км|килом|кажд|кг))/i;
const free = /бесплатн/i;

/**
 * The price of a delivery method in roubles, if the merchant's words state it unambiguously: one amount, 'бесплатно', or a pickup.
 * @returns null for 'от 300 ₽', two amounts, or free delivery above some sum: the seller then sets the price for each order (decision 3.1)
 */
export function parseDeliveryPrice(deliveryMethod: string): number | null {
  if (deliveryMethod.length > maxTextLength) return null;
  const amounts = [...deliveryMethod.matchAll(amount)];
  if (amounts.length === 0) {
    const forSure = free.test(deliveryMethod)
      ? !/бесплатн\S*\s+(?:от|при|если|для)/i.test(deliveryMethod)
      : isPickup(deliveryMethod);
    return forSure ? 0 : null;
  }
  const [only] = amounts;
  if (!only || amounts.length > 1 || free.test(deliveryMethod)) return null;
  const [words, roubles = '', kopecks = ''] = only;
  if (
    vague.test(deliveryMethod.slice(0, only.index)) ||
    perPart.test(deliveryMethod.slice(only.index + words.length))
  ) {
    return null;
  }
  return Number(`${roubles.replace(/\D/g, '')}.${kopecks || '0'}`);
}
