import { renewStaffLink } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { renewLink } from '../accounts-service.ts';

export default bind(renewStaffLink, (call) => renewLink(call, call.body.staff_id));
