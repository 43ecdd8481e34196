import { readBotStatus } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { listChats } from '../chat-repository.ts';

export default bind(readBotStatus, async ({ context, caller }) => {
  const chats = await listChats(context.db, caller.merchantId);
  return { isTelegramAdded: chats.some(({ channel }) => channel === 'telegram') };
});
