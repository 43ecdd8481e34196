import { listActiveGenerations } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { active } from '../service.ts';

export default bind(listActiveGenerations, ({ context, caller }) => active(context, caller.merchantId));
