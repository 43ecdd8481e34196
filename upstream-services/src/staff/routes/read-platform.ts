import { readPlatform } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../platform-service.ts';

export default bind(readPlatform, ({ context }) => service.readPlatform(context));
