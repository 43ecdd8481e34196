import { readShopLog } from 'shared-contracts';
import { readLog } from '../../audit/index.ts';
import { bind } from '../../http/bind.ts';

export default bind(readShopLog, ({ context, caller, body }) =>
  readLog(context.db, caller.merchantId, { page: body.page, perPage: body.per_page }),
);
