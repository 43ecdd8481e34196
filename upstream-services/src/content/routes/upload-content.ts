import { uploadContent } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { upload } from '../service.ts';

export default bind(uploadContent, async (call) => ({ content: await upload(call, call.body) }));
