import type { Generated } from 'kysely';
import type { PriceRounding, PriceRuleKind, ruleInForceWire } from 'shared-contracts';
import type { z } from 'zod';

export type RuleInForceRow = z.infer<typeof ruleInForceWire>;

export interface PriceRulesTable {
  merchant_id: string;
  rule_id: string;
  kind: PriceRuleKind;
  percent: number;
  /** Roubles. */
  round_to: PriceRounding;
  /** Null: all products. Ids of deleted categories stay: a category may come back from the bin. */
  category_ids: string[] | null;
  begins_at: Date;
  ends_at: Date;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}
