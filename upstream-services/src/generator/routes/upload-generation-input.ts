import { uploadGenerationInput } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { upload } from '../inputs-service.ts';

export default bind(uploadGenerationInput, (call) => upload(call, call.body));
