import { z } from 'zod';

const usedModule = z.object({ range: z.string().nullable(), names: z.array(z.string()).nullable() });

export const releaseUsesSchema = z.object({
  modules: z.record(z.string(), usedModule),
  operations: z.record(z.string(), z.string()),
});
export type ReleaseUses = z.infer<typeof releaseUsesSchema>;

export const releaseProvidesSchema = z.object({
  modules: z.record(z.string(), z.object({ version: z.string(), names: z.array(z.string()).nullable() })),
});
export type ReleaseProvides = z.infer<typeof releaseProvidesSchema>;
