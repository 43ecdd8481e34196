import { beginTotp } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../totp/service.ts';

export default bind(beginTotp, ({ context, caller, body, from }) =>
  service.beginTotp(context, caller, body.password, from),
);
