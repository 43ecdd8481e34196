import { signInAsStaff } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { signIn } from '../sign-in-service.ts';

export default bind(signInAsStaff, ({ context, body, from }) => signIn(context, body, from));
