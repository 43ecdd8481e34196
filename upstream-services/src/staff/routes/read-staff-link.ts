import { readStaffLink } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { readLink } from '../accounts-service.ts';

export default bind(readStaffLink, ({ context, body, from }) => readLink(context, body.token, from));
