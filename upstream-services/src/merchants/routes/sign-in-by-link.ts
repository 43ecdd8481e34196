import { signInByLink } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../link-service.ts';

export default bind(signInByLink, ({ context, body, from }) => service.signInByLink(context, body, from));
