import { readReleaseTelemetry } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { readTelemetry } from '../read-service.ts';

export default bind(readReleaseTelemetry, ({ context, body }) => readTelemetry(context, body.period));
