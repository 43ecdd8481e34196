import { readGenerationInput } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { input } from '../service.ts';

export default bind(readGenerationInput, ({ context, caller, body }) =>
  input(context, caller.merchantId, body.attempt_id),
);
