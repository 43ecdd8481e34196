import { receiveMaxUpdate } from 'shared-contracts';
import { bindRoute } from '../../../http/bind.ts';
import { takeUpdate } from '../service.ts';

export default bindRoute(receiveMaxUpdate, (call) => takeUpdate('max', call));
