import { signInByTelegram as operation } from 'shared-contracts';
import { Refusal } from '../../../common/refusal.ts';
import { bindRoute } from '../../../http/bind.ts';
import { enforceRateLimit } from '../../../limits/index.ts';
import { signInByTelegram } from '../../../merchants/index.ts';
import { findMiniAppOpening } from '../mini-app.ts';

/** Signs in a person who opens the office inside of Telegram, and whose chat is linked to the shop. */
export default bindRoute(operation, async ({ context, body, from }) => {
  await enforceRateLimit(context, ['linksByAddress', from.address]);
  const { init_data, merchant_id: merchantId, code } = body;
  const opening = await findMiniAppOpening(context, merchantId, init_data);
  if (!opening) throw new Refusal('telegram_refused');
  return signInByTelegram(context, { merchantId, ...opening, code }, from);
});
