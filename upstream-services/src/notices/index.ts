export { type Notice, noticeOf } from './notice.ts';
export { isSilent, isWanted } from './service.ts';
