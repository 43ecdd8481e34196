import { z } from 'zod';

export const merchantLetterData = z.object({
  merchant_id: z.uuid(),
  event_id: z.uuid(),
  order_id: z.uuid().nullable(),
  kind: z.enum(['placed', 'confirmed', 'reported', 'held', 'paid', 'canceled', 'signed_in']),
});
export type MerchantLetterData = z.infer<typeof merchantLetterData>;
