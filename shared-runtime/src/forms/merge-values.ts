import { sameOnServer, sameValues } from './same-values.ts';

type Fields = Record<string, unknown>;

interface Merged<Values> {
  values: Values;
  /** What the form is compared with from now on: the server's values, except in fields that were changed on both sides. */
  base: Values;
  conflicts: string[];
}

/**
 * Merges field by field: what was not changed here takes the server's present value, what was changed here stays.
 * @param base   what the server had when the changes began
 * @param mine   what the form holds
 * @param theirs what the server has now
 */
export function mergeValues<Values extends Fields>(base: Values, mine: Values, theirs: Values): Merged<Values> {
  const names = Object.keys(theirs);
  const mineStands = (name: string) => sameOnServer(base[name], theirs[name]) || !sameValues(mine[name], base[name]);
  const conflicts = names.filter(
    (name) =>
      !sameOnServer(base[name], theirs[name]) &&
      !sameValues(mine[name], base[name]) &&
      !sameOnServer(mine[name], theirs[name]),
  );
  const pick = (choose: (name: string) => Values) =>
    Object.fromEntries(names.map((name) => [name, choose(name)[name]])) as Values;
  return {
    values: pick((name) => (mineStands(name) ? mine : theirs)),
    base: pick((name) => (conflicts.includes(name) ? base : theirs)),
    conflicts,
  };
}
