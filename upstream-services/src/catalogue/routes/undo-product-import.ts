import { undoProductImport } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { undoImport } from '../import/undo.ts';

export default bind(undoProductImport, ({ context, caller, body, from }) =>
  undoImport(context, caller.merchantId, body.import_id, from),
);
