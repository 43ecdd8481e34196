import { receiveTelegramUpdate } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { takeTelegramUpdate } from '../service.ts';

export default bind(receiveTelegramUpdate, (call) => takeTelegramUpdate(call));
