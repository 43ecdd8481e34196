import { askPlatform } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { texts } from '../../texts.ts';

export default bindRoute(askPlatform, async ({ context, caller: { merchantId }, body }) => {
  await enforceRateLimit(context, ['questionsByOwner', merchantId]);
  const row = { ...body, question_id: newId(), merchant_id: merchantId };
  await context.db
    .insertInto('questions')
    .values({ ...row, created_at: context.now(), closed_at: null })
    .execute();
  return { message: texts.questionTaken };
});
