import { readSignInWays } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../ways-service.ts';

export default bind(readSignInWays, (call) => service.readSignInWays(call));
