import { readShopLetters } from 'shared-contracts';
import { bindRoute } from '../../../http/bind.ts';
import { readLetters } from '../service.ts';

export default bindRoute(readShopLetters, ({ context, caller }) => readLetters(context, caller.merchantId));
