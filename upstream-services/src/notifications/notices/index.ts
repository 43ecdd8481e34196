export { composeNotice } from './compose.ts';
export { hearsElsewhere as hearsElsewherePort } from './hears-elsewhere.ts';
export { type Notice, noticeOf } from './notice.ts';
export { isNoticeEnabled, isNoticeEnabledByMail, isSilent } from './service.ts';
export { signInText } from './signed-in.ts';
export { orderNoticeTitles } from './texts.ts';
