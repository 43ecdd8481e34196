export { default as followInMessenger } from './follow-in-messenger.ts';
export { default as generateBotToken } from './generate-bot-token.ts';
export { default as readBotDevices } from './read-bot-devices.ts';
export { default as readBotStatus } from './read-bot-status.ts';
export { default as receiveMaxUpdate } from './receive-max-update.ts';
export { default as receiveTelegramUpdate } from './receive-telegram-update.ts';
export { default as signInByTelegram } from './sign-in-by-telegram.ts';
export { default as unlinkBotDevice } from './unlink-bot-device.ts';
