import { listFoundShops } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { findOpenShops } from '../../merchants/index.ts';

export default bindRoute(listFoundShops, async ({ context, body }) => {
  const rows = await findOpenShops(context.db, body.after, body.per_page);
  return {
    shops: rows.map((row) => ({
      merchant_name: row.name,
      mum_status: row.mum_status,
      changed: row.changed_at.toISOString(),
    })),
  };
});
