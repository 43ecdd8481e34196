import { lastProductImport } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { lastImport } from '../import/kept-imports.ts';

export default bind(lastProductImport, async ({ context, caller }) => ({
  last: await lastImport(context, caller.merchantId),
}));
