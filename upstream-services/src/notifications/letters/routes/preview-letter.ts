import { previewLetter as operation } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { previewLetter } from '../service.ts';

export default bind(operation, (call) => previewLetter(call, call.body.kind, call.body.text));
