import { beginStaffCodes } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { beginCodes } from '../sign-in-service.ts';

export default bind(beginStaffCodes, ({ context, body, from }) => beginCodes(context, body, from));
