import { previewPriceRule, roublesOf } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { previewRule } from '../price-rules/repository.ts';

export default bindRoute(previewPriceRule, async ({ context, caller, body }) => {
  const { rows, count } = await previewRule(context.db, caller.merchantId, body);
  return {
    changed: count,
    examples: rows.map(({ title, was, becomes }) => ({ title, was: roublesOf(was), becomes: roublesOf(becomes) })),
  };
});
