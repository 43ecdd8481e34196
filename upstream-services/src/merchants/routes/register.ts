import { register } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import * as service from '../register-service.ts';

export default bind(register, async ({ context, body, from }) => {
  const { merchant_name: name, email, password, consents = {} } = body;
  const input = { name, email, password, consents };
  return { ...(await service.register(context, input, from)), message: texts.registered };
});
