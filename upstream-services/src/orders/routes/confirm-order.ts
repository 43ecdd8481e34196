import { confirmOrder } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { confirmOrderByToken } from '../confirm-service.ts';

export default bind(confirmOrder, ({ context, body, from }) => confirmOrderByToken(context, body, from));
