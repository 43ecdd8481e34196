export const hasOtherChanges = <Values extends object>(values: Values, saved: Values, field: keyof Values): boolean =>
  (Object.keys(saved) as (keyof Values)[]).some(
    (name) => name !== field && JSON.stringify(values[name]) !== JSON.stringify(saved[name]),
  );
