/** What sends a call once more: loaded with the first that needs it. */
export { sendAfterSignIn } from '../session/renewal.ts';
export { sendWhenFree } from './patience.ts';
