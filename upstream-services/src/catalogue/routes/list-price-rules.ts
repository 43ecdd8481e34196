import { listPriceRules } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { listRules } from '../price-rules/repository.ts';
import { wireOf } from '../price-rules/service.ts';

export default bindRoute(listPriceRules, async ({ context, caller }) => {
  const rows = await listRules(context.db, caller.merchantId);
  return { rules: rows.map(wireOf) };
});
