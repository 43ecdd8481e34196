import { listReadyGenerations } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { ready } from '../service.ts';

export default bind(listReadyGenerations, ({ context, caller, body }) =>
  ready(context, caller.merchantId, body.page, body.per_page),
);
