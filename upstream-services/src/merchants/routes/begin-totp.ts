import { beginTotp } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../totp/service.ts';

export default bind(beginTotp, (call) => service.beginTotp(call, call.body.password));
