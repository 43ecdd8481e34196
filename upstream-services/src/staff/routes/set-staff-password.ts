import { setStaffPassword } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../accounts-service.ts';

export default bind(setStaffPassword, ({ context, body, from }) =>
  service.setStaffPassword(context, { token: body.token, next: body.new_password }, from),
);
