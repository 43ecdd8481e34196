import { readScreenshot } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../screenshot-service.ts';

export default bind(readScreenshot, (call) => service.readScreenshot(call, call.body.order_id));
