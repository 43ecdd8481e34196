/** What changed prices are rounded to, in roubles: screens show whole ones, so there is nothing finer. */
export const priceRoundings = [1, 10, 50, 100] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/** `sale` lowers prices and shows the ones of before as old; `rise` raises them for a holiday, and shows no old ones. */
export const priceRuleKinds = ['sale', 'rise'] as const;
export type PriceRuleKind = (typeof priceRuleKinds)[number];

/** By how many per cent a rule changes prices, in whole ones. */
export const rulePercents = { sale: { from: 1, to: 90 }, rise: { from: 1, to: 300 } } as const satisfies Record<
  PriceRuleKind,
  object
>;

/** What a rule makes of prices. */
export interface PriceTerms {
  kind: PriceRuleKind;
  /** Always above 0; the kind says which way. */
  percent: number;
  roundTo: PriceRounding;
}

/** The rule that a product's prices follow for now. */
export interface RuleInForce extends PriceTerms {
  /** The first moment at which it applies no more. */
  endsAt: string;
}
