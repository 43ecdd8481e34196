import { addPriceRule } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import { requireCapacity } from '../../common/list-capacity.ts';
import { bindRoute } from '../../http/bind.ts';
import { countRules, insertRule } from '../price-rules/repository.ts';
import { changeRule, priceRuleAuditText, readRule, valuesOf, wireOf } from '../price-rules/service.ts';

export default bindRoute(addPriceRule, async (call) => {
  const { merchantId } = call.caller;
  const created_at = call.context.now();
  const values = valuesOf(call.body, created_at);
  const ruleId = newId();
  return changeRule(call, ruleId, async (trx) => {
    requireCapacity('priceRules', await countRules(trx, merchantId));
    await insertRule(trx, { ...values, merchant_id: merchantId, rule_id: ruleId, created_at });
    const rule = wireOf(await readRule(trx, merchantId, ruleId));
    return { kind: 'price_rule_added', became: priceRuleAuditText(values), answer: { rule } };
  });
});
