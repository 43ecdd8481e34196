import { placeByHand } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../by-hand-service.ts';

export default bind(placeByHand, async (call) => ({ order: await service.placeByHand(call) }));
