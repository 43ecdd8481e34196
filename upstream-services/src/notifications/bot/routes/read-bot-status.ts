import { readBotStatus } from 'shared-contracts';
import { bindRoute } from '../../../http/bind.ts';
import { listChats } from '../chat-repository.ts';

export default bindRoute(readBotStatus, async ({ context, caller }) => {
  const chats = await listChats(context.db, caller.merchantId);
  return { isTelegramAdded: chats.some(({ channel }) => channel === 'telegram') };
});
