import { listRemotes } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { listRegistry } from '../list-service.ts';

export default bindRoute(listRemotes, ({ context, body }) => listRegistry(context, body.name));
