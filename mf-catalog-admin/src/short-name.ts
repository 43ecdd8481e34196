import { truncate } from 'shared-contracts';

const longest = 60;

export const shortName = (name: string): string =>
  name.length <= longest ? name : `${truncate(name, longest - 1).trimEnd()}…`;
