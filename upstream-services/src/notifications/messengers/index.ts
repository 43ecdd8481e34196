export { createBots } from './bots.ts';
export {
  type BotEvent,
  type Bots,
  type Button,
  botEvent,
  type Channel,
  ChatBlocked,
  commands,
  type Message,
  MessageGone,
  TooManyCalls,
} from './channel.ts';
export { readInitData } from './telegram/init-data.ts';
