import type { CheckedPromo, PromoRefusal } from 'shared-contracts';

type Wire = {
  promo_code: string;
  discount: CheckedPromo['discount'];
  free_delivery: boolean;
  left_out?: string[];
  refusal: PromoRefusal | null;
};

export const promoTakes = (amount: number, more: Partial<Wire> = {}): Wire => ({
  promo_code: 'ВЕСНА',
  discount: { kind: 'code', title: 'ВЕСНА', amount },
  free_delivery: false,
  refusal: null,
  ...more,
});

export const refusalAs = (reason: PromoRefusal['reason'], more: Partial<PromoRefusal> = {}): PromoRefusal => ({
  reason,
  least_order: null,
  starts: null,
  ...more,
});

export const promoRefused = (reason: PromoRefusal['reason'], more: Partial<PromoRefusal> = {}): Wire =>
  promoTakes(0, { discount: null, refusal: refusalAs(reason, more) });
