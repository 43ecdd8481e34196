import {
  type ArgsOf,
  type changePrices,
  isInKopecks,
  maxRoubles,
  type PriceRounding,
  pricePercents,
} from 'shared-contracts';

export interface PriceForm {
  direction: 'down' | 'up';
  unit: 'percent' | 'sum';
  amount: string;
  roundTo: PriceRounding;
}

export const firstPriceForm: PriceForm = { direction: 'down', unit: 'percent', amount: '', roundTo: 1 };

type Change = ArgsOf<typeof changePrices>['change'];

export const maxAmountOf = ({ direction, unit }: Pick<PriceForm, 'direction' | 'unit'>): number => {
  if (unit === 'sum') return maxRoubles;
  return direction === 'down' ? -pricePercents.from : pricePercents.to;
};

export function toPriceChange(form: PriceForm): Change | null {
  const amount = Number(form.amount.replace(/[\s\u00a0]/g, '').replace(',', '.'));
  if (!(amount > 0) || amount > maxAmountOf(form) || !isInKopecks(amount)) return null;
  const value = form.direction === 'down' ? -amount : amount;
  return { by: { kind: form.unit, value }, round_to: form.roundTo };
}
