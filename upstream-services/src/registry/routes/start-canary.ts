import { startCanary } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { byTeam } from '../by.ts';
import { startCanary as start } from '../channels-service.ts';

export default bind(startCanary, (call) => {
  const { version, share, merchants } = call.body;
  return start(call.context, byTeam(call), { version, share, merchants });
});
