import { updateNoticeSettings } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { updateSettings } from '../service.ts';

export default bind(updateNoticeSettings, (call) => updateSettings(call, call.body));
