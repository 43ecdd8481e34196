import { z } from 'zod';
import { credentialsAnswer, signedInAnswer } from '../merchants/auth.ts';
import { operation } from '../wire/operation.ts';
import { id, secondFactorCode } from '../wire/primitives.ts';

/**
 * Signs in whoever opens the office inside Telegram, by Telegram's signature: valid for five minutes, once, and only
 * for a chat linked to the shop.
 */
export const signInByTelegram = operation({
  name: 'signInByTelegram',
  group: 'auth',
  path: '/merchant/sign-in-by-telegram',
  access: 'none',
  request: z.object({ init_data: z.string().min(1).max(4096), merchant_id: id, code: secondFactorCode.optional() }),
  response: credentialsAnswer,
  errors: ['telegram_refused', 'second_factor_required', 'second_factor_wrong'],
  encode: ({ initData, merchantId, code }: { initData: string; merchantId: string; code?: string }) => ({
    init_data: initData,
    merchant_id: merchantId,
    ...(code === undefined ? {} : { code }),
  }),
  decode: signedInAnswer,
});
