import { receiveTelegramUpdate } from 'shared-contracts';
import { bindRoute } from '../../../http/bind.ts';
import { takeUpdate } from '../service.ts';

export default bindRoute(receiveTelegramUpdate, (call) => takeUpdate('telegram', call));
