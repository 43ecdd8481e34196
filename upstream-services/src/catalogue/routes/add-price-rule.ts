import { addPriceRule } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import { requireCapacity } from '../../common/list-capacity.ts';
import { bindRoute } from '../../http/bind.ts';
import { countRules, findRule, insertRule, updateRule } from '../price-rules/repository.ts';
import { changeRule, priceRuleAuditText, readRule, valuesOf, wireOf } from '../price-rules/service.ts';

export default bindRoute(addPriceRule, async (call) => {
  const { merchantId } = call.caller;
  const now = call.context.now();
  const values = valuesOf(call.body, now);
  const ruleId = call.body.idempotency_key?.toLowerCase() ?? newId();
  return changeRule(call, ruleId, async (trx) => {
    // Its answer was lost: the rule is there, and may have been typed otherwise since.
    const before = await findRule(trx, merchantId, ruleId);
    if (before) await updateRule(trx, merchantId, ruleId, values, now);
    else {
      requireCapacity('priceRules', await countRules(trx, merchantId));
      await insertRule(trx, { ...values, merchant_id: merchantId, rule_id: ruleId, created_at: now });
    }
    return {
      kind: before ? 'price_rule_changed' : 'price_rule_added',
      ...(before ? { was: priceRuleAuditText(before) } : {}),
      became: priceRuleAuditText(values),
      answer: { rule: wireOf(await readRule(trx, merchantId, ruleId)) },
    };
  });
});
