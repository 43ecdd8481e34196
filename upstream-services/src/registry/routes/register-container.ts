import { registerContainer } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { register } from '../publish-service.ts';

export default bind(registerContainer, async (call) => {
  await register(call, call.body.name);
  return {};
});
