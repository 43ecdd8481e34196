import { checkProductImport } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { check } from '../import/service.ts';

export default bind(checkProductImport, ({ context, caller, body }) => check(context, caller.merchantId, body));
