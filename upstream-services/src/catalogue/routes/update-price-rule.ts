import { updatePriceRule } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { updateRule } from '../price-rules/repository.ts';
import {
  changeRule,
  priceRuleAuditText,
  readRule,
  readUnchangedRule,
  valuesOf,
  wireOf,
} from '../price-rules/service.ts';

export default bindRoute(updatePriceRule, async (call) => {
  const { merchantId } = call.caller;
  const { rule_id } = call.body;
  const now = call.context.now();
  const values = valuesOf(call.body, now);
  return changeRule(call, rule_id, async (trx) => {
    const before = await readUnchangedRule(trx, merchantId, call.body);
    await updateRule(trx, merchantId, rule_id, values, now);
    const rule = wireOf(await readRule(trx, merchantId, rule_id));
    return {
      kind: 'price_rule_changed',
      was: priceRuleAuditText(before),
      became: priceRuleAuditText(values),
      answer: { rule },
    };
  });
});
