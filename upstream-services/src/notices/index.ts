export { type Notice, noticeOf } from './notice.ts';
export { isSilent, isWanted, isWantedByMail } from './service.ts';
export { signInText } from './signed-in.ts';
