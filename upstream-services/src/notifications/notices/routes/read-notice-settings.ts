import { readNoticeSettings } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { readSettings } from '../service.ts';

export default bind(readNoticeSettings, ({ context, caller }) => readSettings(context, caller.merchantId));
