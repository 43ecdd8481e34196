export { createBots } from './bots.ts';
export {
  type BotEvent,
  type Bots,
  type Button,
  botEvent,
  ChatBlocked,
  commands,
  type Message,
  MessageGone,
  type MessengerClient,
  TooManyCalls,
} from './messenger-client.ts';
export { readInitData } from './telegram/init-data.ts';
