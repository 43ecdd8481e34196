import { addStaff } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../accounts-service.ts';

export default bind(addStaff, (call) => service.addStaff(call, call.body));
