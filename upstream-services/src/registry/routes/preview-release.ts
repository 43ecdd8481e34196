import { previewRelease } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { preview } from '../preview-service.ts';

export default bind(previewRelease, preview);
