import { type addPriceRule, maxRuleDaysAhead, msOfDay, type priceRuleWire, type ShopLogKind } from 'shared-contracts';
import type { z } from 'zod';
import { audit } from '../../audit/index.ts';
import { invalidField, Refusal } from '../../common/refusal.ts';
import { changeShop, type Trx } from '../../db/transaction.ts';
import type { MerchantCall } from '../../http/bind.ts';
import { catalogueAuditLine } from '../audit-line.ts';
import { applyRules } from './apply.ts';
import * as repository from './repository.ts';

type Body = z.output<typeof addPriceRule.request>;
type Wire = z.input<typeof priceRuleWire>;

export const wireOf = ({ begins_at, ends_at, ...row }: repository.RuleRow): Wire => ({
  ...row,
  begins_at: begins_at.toISOString(),
  ends_at: ends_at.toISOString(),
});

export function valuesOf(body: Body, now: Date): repository.RuleValues {
  const { kind, percent, round_to, category_ids } = body;
  const [begins_at, ends_at] = [new Date(body.begins_at), new Date(body.ends_at)];
  if (ends_at <= now) throw invalidField('ends_at', 'in the future', 'too_small');
  const latest = new Date(now.getTime() + maxRuleDaysAhead * msOfDay);
  if (ends_at > latest) throw invalidField('ends_at', `within ${maxRuleDaysAhead} days`, 'too_big');
  return { kind, percent, round_to, category_ids, begins_at, ends_at };
}

export const priceRuleAuditText = ({ kind, percent, begins_at, ends_at }: repository.RuleValues): string =>
  [kind, percent, begins_at.toISOString(), ends_at.toISOString()].join(' ');

export function changeRule<T>(
  { context, caller: { merchantId }, from }: MerchantCall,
  ruleId: string,
  work: (trx: Trx) => Promise<{ kind: ShopLogKind; was?: string; became?: string; answer: T }>,
): Promise<T> {
  return changeShop(context, merchantId, async (trx) => {
    const { answer, ...what } = await work(trx);
    await audit(trx, { ...catalogueAuditLine(merchantId, ruleId, from), ...what });
    await applyRules(trx, merchantId);
    return answer;
  });
}

export async function readRule(trx: Trx, merchantId: string, ruleId: string) {
  const row = await repository.findRule(trx, merchantId, ruleId);
  if (!row) throw new Refusal('not_found');
  return row;
}

/** The rule, unless somebody changed it since the caller read it. */
export async function readUnchangedRule(
  trx: Trx,
  merchantId: string,
  { rule_id, version }: { rule_id: string; version: number },
) {
  const row = await readRule(trx, merchantId, rule_id);
  if (row.version !== version) throw new Refusal('conflict');
  return row;
}
