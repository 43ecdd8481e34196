import { type PromoCode, type ShopZone, shopDayOf } from 'shared-contracts';
import { formatDate, formatMoney, pluralCount } from 'shared-design-system/office';
import { promoTexts as words } from './texts.ts';

function gainText({ kind, value }: PromoCode): string {
  if (kind === 'free_delivery') return words.gives.free;
  return kind === 'percent' ? words.gives.percent(value ?? 0) : words.gives.sum(formatMoney(value));
}

function usesText({ uses, mostUses }: PromoCode): string {
  if (mostUses !== null) return words.usesOf(pluralCount(uses, words.usesForms), mostUses);
  return uses === 0 ? words.none : pluralCount(uses, words.usesForms);
}

function goodsText({ categories, notOnSale }: PromoCode, titles: Readonly<Record<string, string>>): string {
  const named = categories?.flatMap((id) => titles[id] ?? []).join(', ');
  const only = named === undefined ? '' : words.onlyOn(named || words.goneCategories);
  return [only, notOnSale ? words.exceptSale : ''].filter(Boolean).join(', ');
}

export const factsText = (promo: PromoCode, titles: Readonly<Record<string, string>>, timeZone: ShopZone): string =>
  [
    gainText(promo),
    promo.leastOrder === null ? '' : words.from(formatMoney(promo.leastOrder)),
    goodsText(promo, titles),
    promo.starts === null ? '' : words.since(formatDate(promo.starts, { timeZone })),
    promo.ends === null ? '' : words.until(formatDate(promo.ends, { timeZone })),
    usesText(promo),
    promo.mostUsesByPhone === null ? '' : words.byPhone(promo.mostUsesByPhone),
  ]
    .filter(Boolean)
    .join(' · ');

export function stateOf({ isOn, starts, ends, uses, mostUses }: PromoCode, zone: ShopZone, now = new Date()) {
  const today = shopDayOf(now, zone);
  if (!isOn) return 'off';
  if ((ends !== null && today > ends) || (mostUses !== null && uses >= mostUses)) return 'over';
  return starts !== null && today < starts ? 'early' : 'on';
}
