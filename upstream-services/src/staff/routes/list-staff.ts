import { listStaff } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../accounts-service.ts';

export default bind(listStaff, ({ context }) => service.listStaff(context.db));
