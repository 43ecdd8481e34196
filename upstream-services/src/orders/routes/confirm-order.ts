import { confirmOrder } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { confirm } from '../confirm-service.ts';

export default bind(confirmOrder, ({ context, body, from }) => confirm(context, body, from));
