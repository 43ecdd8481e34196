import { authorize } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { signIn } from '../sign-in-service.ts';

export default bind(authorize, ({ context, body, from }) => signIn(context, body, from));
