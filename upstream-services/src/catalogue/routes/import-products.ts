import { importProducts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { importTable } from '../import/service.ts';

export default bind(importProducts, ({ context, caller, body, from }) =>
  importTable(context, caller.merchantId, body.import_id, body, from),
);
