export { default as readNoticeSettings } from './read-notice-settings.ts';
export { default as updateNoticeSettings } from './update-notice-settings.ts';
