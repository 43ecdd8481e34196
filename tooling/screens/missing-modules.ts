/** Modules that do not come, as on a bad connection, by the words of their `import(…)`; a test fills and empties it. */
export const missingModules = new Set<string>();
