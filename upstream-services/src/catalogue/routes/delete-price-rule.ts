import { deletePriceRule } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { deleteRule } from '../price-rules/repository.ts';
import { changeRule, priceRuleAuditText, readUnchangedRule } from '../price-rules/service.ts';

export default bindRoute(deletePriceRule, (call) => {
  const { merchantId } = call.caller;
  const { rule_id } = call.body;
  return changeRule(call, rule_id, async (trx) => {
    const before = await readUnchangedRule(trx, merchantId, call.body);
    await deleteRule(trx, merchantId, rule_id);
    return { kind: 'price_rule_deleted', was: priceRuleAuditText(before), answer: {} };
  });
});
