import { readShopLetters } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { readLetters } from '../service.ts';

export default bind(readShopLetters, ({ context, caller }) => readLetters(context, caller.merchantId));
