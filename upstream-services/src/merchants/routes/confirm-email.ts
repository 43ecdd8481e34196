import { confirmEmail } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../email-change-service.ts';

export default bind(confirmEmail, async ({ context, body, from }) => ({
  email: await service.confirmEmail(context, body.token, from),
}));
