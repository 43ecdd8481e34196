import { setOrderNote } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { setNote } from '../service.ts';

export default bind(setOrderNote, async (call) => ({
  order: await setNote(call, call.body.order_id, call.body.note, call.body.expected_note),
}));
