export const textOf = (args: unknown): string =>
  JSON.stringify(args, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

export const keyOf = (name: string, args: unknown): string => `${name} ${textOf(args)}`;
