import type { DeliveryMethod } from 'shared-contracts';

const normalizeWords = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')} `;

const inHouse = /^ (?:офис|этаж|корпус|строение|павильон|помещение|литера|подъезд|секция|комната|бутик|вход) /;

/**
 * Whether the merchant's text already contains the address, in all its parts. A town before a street may be missing, and is not enough alone. In
 * doubt the address is added: a repetition does less harm than a missing address.
 */
function tells(words: string, address: string): boolean {
  const parts = address
    .split(',')
    .map(normalizeWords)
    .filter((part) => part.trim());
  const inTown = parts.slice(1);
  const needed = inTown.some((part) => /\p{L}{4}/u.test(part) && !inHouse.test(part)) ? inTown : parts;
  return needed.every((part) => normalizeWords(words).includes(part));
}

export const withShopPickupPoint = (methods: DeliveryMethod[], address: string | null): DeliveryMethod[] =>
  methods.map((method) => {
    const { kind, points = [], name, when } = method;
    if (kind !== 'pickup' || points.length > 0 || !address || tells(`${name} ${when}`, address)) return method;
    return { ...method, points: [{ id: 'shop', address, hours: '', note: '' }] };
  });
