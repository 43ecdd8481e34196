import { signOutStaff } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { signOut } from '../sign-in-service.ts';

export default bind(signOutStaff, async ({ context, staff, from }) => ({
  revoked: await signOut(context, staff, from),
}));
