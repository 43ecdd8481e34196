import { receiveTelegramUpdate } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { takeUpdate } from '../service.ts';

export default bind(receiveTelegramUpdate, (call) => takeUpdate('telegram', call));
