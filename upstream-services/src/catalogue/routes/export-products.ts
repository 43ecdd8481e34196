import { exportProducts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { exportTable } from '../import/export.ts';

export default bind(exportProducts, ({ context, caller }) => exportTable(context, caller.merchantId));
