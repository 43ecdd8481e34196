import { updateShopLetters } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { updateLetters } from '../service.ts';

export default bind(updateShopLetters, (call) => updateLetters(call, call.body.letters));
