import type { DeliveryMethod } from 'shared-contracts';

/** Shorter parts of an address are houses and offices, which other numbers look like. */
const shortestPart = 5;

/** Whether the merchant's words tell of the place already, by its street or its town. */
const tells = (words: string, address: string): boolean =>
  address.split(',').some((part) => part.trim().length >= shortestPart && words.includes(part.trim()));

/**
 * Methods as shoppers have them: what is collected, and says nowhere where, is collected where the shop is.
 * @param address of the shop; null or empty where the merchant has not said it
 */
export const collectedAtShop = (methods: DeliveryMethod[], address: string | null): DeliveryMethod[] =>
  methods.map((method) => {
    const { kind, points = [], name, when } = method;
    if (kind !== 'pickup' || points.length > 0 || !address || tells(`${name} ${when}`, address)) return method;
    return { ...method, points: [{ id: 'shop', address, hours: '', note: '' }] };
  });
