import { z } from 'zod';

/** What a release takes of a module that it does not bring itself. */
const usedModule = z.object({
  /** Semver range; null where any version will do. */
  range: z.string().nullable(),
  /** Names that are imported, those of a namespace with a dot: `z.object`; null where nobody can tell. */
  names: z.array(z.string()).nullable(),
});

/** What a release of a container takes of others, read from its build. Slots that it fills and routes are in its manifest. */
export const releaseUsesSchema = z.object({
  /** Shared modules, by what is imported: `react`, `shared-design-system/shop`. */
  modules: z.record(z.string(), usedModule),
  /** Calls by their names, and how each travels: `POST /b2b/bff/orders/merchant-api/v1/orders`. */
  operations: z.record(z.string(), z.string()),
});
export type ReleaseUses = z.infer<typeof releaseUsesSchema>;

/** What a release of a container brings for others. Slots that it offers are in its manifest. */
export const releaseProvidesSchema = z.object({
  /** Shared modules, by what is imported, with the names that each exports; null where nobody can tell. */
  modules: z.record(z.string(), z.object({ version: z.string(), names: z.array(z.string()).nullable() })),
});
export type ReleaseProvides = z.infer<typeof releaseProvidesSchema>;

/** Whether a name, of a namespace too, is among those that a module exports. */
export const isExported = (exported: readonly string[], name: string): boolean => {
  if (exported.includes(name)) return true;
  const [first = ''] = name.split('.');
  // What is below a name that is no namespace is a property, which nobody looks at.
  return first !== name && exported.includes(first) && !exported.some((other) => other.startsWith(`${first}.`));
};

/** Which of these names a loaded module does not have. */
export const missingExports = (module: unknown, names: readonly string[]): string[] =>
  names.filter((name) => {
    const [first = '', second] = name.split('.');
    const exported = (module as Record<string, unknown>)[first];
    return (
      exported === undefined || (second !== undefined && (exported as Record<string, unknown>)[second] === undefined)
    );
  });
