import { lastProductImport } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { lastImport } from '../import/past-imports.ts';

export default bind(lastProductImport, async ({ context, caller }) => ({
  last: await lastImport(context, caller.merchantId),
}));
