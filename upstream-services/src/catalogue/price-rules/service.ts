import {
  type addPriceRule,
  mostRuleDaysAhead,
  msOfDay,
  type PriceRulePreview,
  type previewPriceRule,
  type priceRuleWire,
  roublesOf,
} from 'shared-contracts';
import type { z } from 'zod';
import { audit } from '../../audit/index.ts';
import { newId } from '../../common/ids.ts';
import { requireCapacity } from '../../common/list-capacity.ts';
import { invalidField, Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { changeShop, type Trx } from '../../db/transaction.ts';
import type { MerchantCall } from '../../http/bind.ts';
import { applyRules } from './apply.ts';
import * as repository from './repository.ts';

type Body = z.output<typeof addPriceRule.request>;
type Scope = z.output<typeof previewPriceRule.request>;
type Wire = z.input<typeof priceRuleWire>;

interface Seen {
  rule_id: string;
  version: number;
}

const wireOf = ({ begins_at, ends_at, ...row }: repository.RuleRow): Wire => ({
  ...row,
  begins_at: begins_at.toISOString(),
  ends_at: ends_at.toISOString(),
});

export const list = async ({ db }: AppContext, merchantId: string): Promise<Wire[]> =>
  (await repository.listRules(db, merchantId)).map(wireOf);

export async function preview({ context, caller }: MerchantCall, scope: Scope): Promise<PriceRulePreview> {
  const { rows, count } = await repository.previewRule(context.db, caller.merchantId, scope);
  return {
    changed: count,
    examples: rows.map(({ title, was, becomes }) => ({ title, was: roublesOf(was), becomes: roublesOf(becomes) })),
  };
}

function valuesOf(body: Body, now: Date): repository.RuleValues {
  const { kind, percent, round_to, category_ids } = body;
  const [begins_at, ends_at] = [new Date(body.begins_at), new Date(body.ends_at)];
  if (ends_at <= now) throw invalidField('ends_at', 'in the future', 'too_small');
  const latest = new Date(now.getTime() + mostRuleDaysAhead * msOfDay);
  if (ends_at > latest) throw invalidField('ends_at', `within ${mostRuleDaysAhead} days`, 'too_big');
  return { kind, percent, round_to, category_ids, begins_at, ends_at };
}

const wordsOf = ({ kind, percent, begins_at, ends_at }: repository.RuleValues): string =>
  [kind, percent, begins_at.toISOString(), ends_at.toISOString()].join(' ');

function changeRule<T>(
  { context, caller: { merchantId }, from }: MerchantCall,
  ruleId: string,
  work: (trx: Trx) => Promise<{ kind: string; was?: string; became?: string; answer: T }>,
): Promise<T> {
  return changeShop(context, merchantId, async (trx) => {
    const { answer, ...what } = await work(trx);
    await audit(trx, { merchantId, actor: 'merchant', actorId: merchantId, subjectId: ruleId, from, ...what });
    await applyRules(trx, merchantId);
    return answer;
  });
}

async function readRule(trx: Trx, merchantId: string, ruleId: string) {
  const row = await repository.findRule(trx, merchantId, ruleId);
  if (!row) throw new Refusal('not_found');
  return row;
}

async function seenRule(trx: Trx, merchantId: string, { rule_id, version }: Seen) {
  const row = await readRule(trx, merchantId, rule_id);
  if (row.version !== version) throw new Refusal('conflict');
  return row;
}

export function add(call: MerchantCall, body: Body): Promise<Wire> {
  const { merchantId } = call.caller;
  const created_at = call.context.now();
  const values = valuesOf(body, created_at);
  const ruleId = newId();
  return changeRule(call, ruleId, async (trx) => {
    requireCapacity('priceRules', await repository.countRules(trx, merchantId));
    await repository.insertRule(trx, { ...values, merchant_id: merchantId, rule_id: ruleId, created_at });
    const answer = wireOf(await readRule(trx, merchantId, ruleId));
    return { kind: 'price_rule_added', became: wordsOf(values), answer };
  });
}

export function update(call: MerchantCall, { rule_id, version, ...body }: Body & Seen): Promise<Wire> {
  const { merchantId } = call.caller;
  const now = call.context.now();
  const values = valuesOf(body, now);
  return changeRule(call, rule_id, async (trx) => {
    const before = await seenRule(trx, merchantId, { rule_id, version });
    await repository.updateRule(trx, merchantId, rule_id, values, now);
    const answer = wireOf(await readRule(trx, merchantId, rule_id));
    return { kind: 'price_rule_changed', was: wordsOf(before), became: wordsOf(values), answer };
  });
}

/**
 * Ends a rule that applies.
 * @throws Refusal not_found, conflict where it does not apply, or has changed
 */
export function end(call: MerchantCall, seen: Seen): Promise<Wire> {
  const { merchantId } = call.caller;
  return changeRule(call, seen.rule_id, async (trx) => {
    const before = await seenRule(trx, merchantId, seen);
    if (before.state !== 'running') throw new Refusal('conflict');
    await repository.endRule(trx, merchantId, seen.rule_id, call.context.now());
    const after = await readRule(trx, merchantId, seen.rule_id);
    return { kind: 'price_rule_ended', was: wordsOf(before), became: wordsOf(after), answer: wireOf(after) };
  });
}

export function remove(call: MerchantCall, seen: Seen): Promise<Record<string, never>> {
  const { merchantId } = call.caller;
  return changeRule(call, seen.rule_id, async (trx) => {
    const before = await seenRule(trx, merchantId, seen);
    await repository.deleteRule(trx, merchantId, seen.rule_id);
    return { kind: 'price_rule_deleted', was: wordsOf(before), answer: {} };
  });
}
