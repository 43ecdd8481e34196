import { config } from 'zod/v4';

// The page's policy lets nothing be made from text: zod would try once, and the browser report it.
config({ jitless: true });

export * from './zod-names.ts';
export * as z from './zod-names.ts';
