import { listGenerations } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { history } from '../service.ts';

export default bind(listGenerations, ({ context, caller, body }) => history(context, caller.merchantId, body));
