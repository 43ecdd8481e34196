import { listBin } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { list } from '../service.ts';

export default bind(listBin, ({ context, caller, body }) =>
  list(context, caller.merchantId, body.kind, body.page, body.per_page),
);
