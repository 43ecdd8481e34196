import { z } from 'zod';
import { instant } from '../wire/primitives.ts';
import { type PriceTerms, priceRoundings, priceRuleKinds, type RuleInForce } from './price-terms.ts';

export const priceRuleStates = ['upcoming', 'running', 'ended'] as const;
export type PriceRuleState = (typeof priceRuleStates)[number];

export interface PriceRule extends RuleInForce {
  id: string;
  categoryIds: string[] | null;
  beginsAt: string;
  state: PriceRuleState;
  /** Optimistic lock: a change names the version it was based on. */
  version: number;
}

const terms = { kind: z.enum(priceRuleKinds), percent: z.int(), round_to: z.literal(priceRoundings) };

export const ruleInForceWire = z.object({ ...terms, ends_at: instant });

export function parseRuleInForce(value: unknown): RuleInForce | undefined {
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
