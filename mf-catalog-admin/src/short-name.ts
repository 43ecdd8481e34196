import { truncate } from 'shared-contracts';

const longest = 60;

/** A name as a short message says it: a long one loses its end. */
export const shortName = (name: string): string =>
  name.length <= longest ? name : `${truncate(name, longest - 1).trimEnd()}…`;
