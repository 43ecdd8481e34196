export const priceRoundings = [1, 10, 50, 100] as const;
export type PriceRounding = (typeof priceRoundings)[number];

export const priceRuleKinds = ['sale', 'rise'] as const;
export type PriceRuleKind = (typeof priceRuleKinds)[number];

export const rulePercents = { sale: { from: 1, to: 90 }, rise: { from: 1, to: 300 } } as const satisfies Record<
  PriceRuleKind,
  object
>;

export interface PriceTerms {
  kind: PriceRuleKind;
  /** Always positive; `kind` tells whether prices go down or up. */
  percent: number;
  roundTo: PriceRounding;
}

export interface RuleInForce extends PriceTerms {
  /** The first moment at which the rule no longer applies. */
  endsAt: string;
}
