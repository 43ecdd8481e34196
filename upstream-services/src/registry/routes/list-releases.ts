import { listReleases } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { listRegistry } from '../list-service.ts';

export default bindRoute(listReleases, ({ context, body }) => listRegistry(context, body.name));
