import { proposeProductTexts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { propose } from '../texts-service.ts';

export default bind(proposeProductTexts, (call) => propose(call, call.body));
