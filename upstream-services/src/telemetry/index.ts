export { forgetReleaseCounts } from './forget.ts';
