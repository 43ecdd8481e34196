import { readNoticeSettings } from 'shared-contracts';
import { bindRoute } from '../../../http/bind.ts';
import { readSettings } from '../service.ts';

export default bindRoute(readNoticeSettings, ({ context, caller }) => readSettings(context, caller.merchantId));
