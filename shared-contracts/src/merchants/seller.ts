import { parseText } from '../wire/lenient.ts';

export const sellerKinds = ['entrepreneur', 'self_employed', 'organisation'] as const;
export type SellerKind = (typeof sellerKinds)[number];

export const sellerDigits = {
  entrepreneur: { inn: 12, ogrnip: 15 },
  self_employed: { inn: 12, ogrnip: 0 },
  organisation: { inn: 10, ogrnip: 13 },
} as const satisfies Record<SellerKind, { inn: number; ogrnip: number }>;

interface SellerDetails {
  sellerKind: SellerKind | '';
  fio: string;
  inn: string;
  ogrnip: string;
}

export type SellerDetail = 'fio' | 'inn' | 'ogrnip';

const isKind = (value: unknown): value is SellerKind => sellerKinds.some((kind) => kind === value);

/**
 * The kind of seller. Where a shop does not state it, its numbers tell: first the OGRNIP, then the length of the INN. Empty where they do not either.
 */
export function sellerKindOf(info: Record<string, unknown>): SellerKind | '' {
  if (isKind(info.sellerKind)) return info.sellerKind;
  const [inn, ogrnip] = [parseText(info.inn), parseText(info.ogrnip)];
  if (ogrnip) return ogrnip.length === sellerDigits.organisation.ogrnip ? 'organisation' : 'entrepreneur';
  if (inn.length === sellerDigits.organisation.inn) return 'organisation';
  return inn.length === sellerDigits.self_employed.inn ? 'self_employed' : '';
}

export function findMissingSellerDetails(seller: SellerDetails): SellerDetail[] {
  const { ogrnip } = sellerDigits[seller.sellerKind || 'entrepreneur'];
  const required = ogrnip > 0 ? (['fio', 'inn', 'ogrnip'] as const) : (['fio', 'inn'] as const);
  return required.filter((name) => seller[name] === '');
}

/**
 * Details required by law that a change would remove from an open shop: the shop must be closed first. The form and the server share this rule.
 * @param before the settings as they are
 * @param after  the settings as they would be
 */
export function findRemovedSellerDetails(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): SellerDetail[] {
  if (before.visibility !== 'published' || after.visibility !== 'published') return [];
  const details = ({ fio, inn, ogrnip }: Record<string, unknown>, sellerKind: SellerKind | '') =>
    findMissingSellerDetails({ sellerKind, fio: parseText(fio), inn: parseText(inn), ogrnip: parseText(ogrnip) });
  const kind = sellerKindOf(before);
  const lacked = details(before, kind);
  // If the number that revealed the seller's kind is removed, the kind stays the same.
  return details(after, isKind(after.sellerKind) ? after.sellerKind : kind).filter((name) => !lacked.includes(name));
}

export const requiredWhileOpen = 'required_while_open';

export function findInvalidSellerNumbers(info: Record<string, unknown>): ('inn' | 'ogrnip')[] {
  if (!isKind(info.sellerKind)) return [];
  const digits = sellerDigits[info.sellerKind];
  return (['inn', 'ogrnip'] as const).filter((name) => {
    const value = parseText(info[name]);
    return value !== '' && value.length !== digits[name];
  });
}
