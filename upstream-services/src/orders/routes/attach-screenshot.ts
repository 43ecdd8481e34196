import { attachScreenshot } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../screenshot-service.ts';

export default bind(attachScreenshot, (call) => service.attachScreenshot(call));
