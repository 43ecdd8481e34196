import { changeStaff } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../accounts-service.ts';

export default bind(changeStaff, async (call) => {
  const { staff_id, role, is_disabled } = call.body;
  await service.changeStaff(call, { staffId: staff_id, role, disabled: is_disabled });
  return { staff_id };
});
