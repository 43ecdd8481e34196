import type { Good } from 'shared-contracts';
import { formatPhone } from 'shared-design-system/office';

/** A good with its size. */
export const goodName = ({ title, size }: Pick<Good, 'title' | 'size'>): string =>
  [title, size?.value].filter(Boolean).join(', ');

/** A person and the telephone. */
export const whoText = ({ name, phone }: { name: string; phone: string }): string =>
  [name, phone && formatPhone(phone)].filter(Boolean).join(', ');

/** What is known, each on a line; what is empty is left out. */
export function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return rows.map(([term, value]) =>
    value ? (
      <p key={term}>
        <strong>{term}:</strong> {value}
      </p>
    ) : null,
  );
}
