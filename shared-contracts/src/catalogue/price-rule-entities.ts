import { z } from 'zod';
import { instant } from '../wire/primitives.ts';
import { type PriceTerms, priceRoundings, priceRuleKinds, type RuleInForce } from './price-terms.ts';

/** Whether a rule is still to come, applies, or is over. */
export const priceRuleStates = ['upcoming', 'running', 'ended'] as const;
export type PriceRuleState = (typeof priceRuleStates)[number];

/** A dated change of prices that begins and ends by itself; what is typed of products stays (decision 3.30). */
export interface PriceRule extends RuleInForce {
  id: string;
  /** Ids of the categories whose products it is for; null: all of the shop's. */
  categoryIds: string[] | null;
  beginsAt: string;
  state: PriceRuleState;
  /** Counts its changes: whoever changes it says which one was seen. */
  version: number;
}

/** What a rule makes of prices, on the wire. */
const terms = { kind: z.enum(priceRuleKinds), percent: z.int(), round_to: z.literal(priceRoundings) };

/** The rule that a product's prices follow for now, on the wire. */
export const ruleInForceWire = z.object({ ...terms, ends_at: instant });

/** A reader of it: what it does not know is no rule, and prices are those that were typed. */
export function readRuleInForce(value: unknown): RuleInForce | undefined {
  const { data } = ruleInForceWire.safeParse(value);
  return data && { ...termsOf(data), endsAt: data.ends_at };
}

const termsOf = ({ kind, percent, round_to }: z.output<typeof ruleInForceWire>): PriceTerms => ({
  kind,
  percent,
  roundTo: round_to,
});

export const priceRuleWire = ruleInForceWire.extend({
  rule_id: z.string(),
  category_ids: z.array(z.string()).nullable(),
  begins_at: instant,
  state: z.enum(priceRuleStates),
  version: z.int(),
});

export const priceRuleOf = (wire: z.output<typeof priceRuleWire>): PriceRule => ({
  ...termsOf(wire),
  id: wire.rule_id,
  categoryIds: wire.category_ids,
  beginsAt: wire.begins_at,
  endsAt: wire.ends_at,
  state: wire.state,
  version: wire.version,
});
