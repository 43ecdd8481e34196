export const missingModules = new Set<string>();
