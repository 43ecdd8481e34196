import { receiveMaxUpdate } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { takeUpdate } from '../service.ts';

export default bind(receiveMaxUpdate, (call) => takeUpdate('max', call));
