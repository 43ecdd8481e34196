export * from './zod-names.ts';
export * as z from './zod-names.ts';
