import { endPriceRule } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { endRule } from '../price-rules/repository.ts';
import { changeRule, priceRuleAuditText, readRule, readUnchangedRule, wireOf } from '../price-rules/service.ts';

/**
 * Ends a rule that applies.
 * @throws Refusal not_found, conflict where it does not apply, or has changed
 */
export default bindRoute(endPriceRule, (call) => {
  const { merchantId } = call.caller;
  const { rule_id } = call.body;
  return changeRule(call, rule_id, async (trx) => {
    const before = await readUnchangedRule(trx, merchantId, call.body);
    if (before.state !== 'running') throw new Refusal('conflict');
    await endRule(trx, merchantId, rule_id, call.context.now());
    const after = await readRule(trx, merchantId, rule_id);
    return {
      kind: 'price_rule_ended',
      was: priceRuleAuditText(before),
      became: priceRuleAuditText(after),
      answer: { rule: wireOf(after) },
    };
  });
});
