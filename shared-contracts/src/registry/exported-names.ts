export const isExported = (exported: readonly string[], name: string): boolean => {
  if (exported.includes(name)) return true;
  const [first = ''] = name.split('.');
  // If no export begins with `first.`, then `first` is no namespace, and the rest of the name is a property, which is not checked.
  return first !== name && exported.includes(first) && !exported.some((other) => other.startsWith(`${first}.`));
};

export const missingExports = (module: unknown, names: readonly string[]): string[] =>
  names.filter((name) => {
    const [first = '', second] = name.split('.');
    const exported = (module as Record<string, unknown>)[first];
    return (
      exported === undefined || (second !== undefined && (exported as Record<string, unknown>)[second] === undefined)
    );
  });
