import { listRemotes } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { list } from '../list-service.ts';

export default bind(listRemotes, ({ context, body }) => list(context, body.name));
