/** What sends a call once more: loaded with the first that needs it. */

export { sendWhenFree } from './retry-after.ts';
export { sendAfterSignIn } from './send-after-sign-in.ts';
