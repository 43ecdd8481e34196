import { useAsGenerationInput } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { usePicture } from '../inputs-service.ts';

export default bind(useAsGenerationInput, (call) => usePicture(call, call.body.content_id));
