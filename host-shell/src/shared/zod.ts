import { config } from 'zod/v4';

// The page's Content-Security-Policy forbids making code from text: zod would try it once, and the browser would report that.
config({ jitless: true });

export * from './zod-names.ts';
export * as z from './zod-names.ts';
