import type { OrderItem } from 'shared-contracts';
import { formatPhone } from 'shared-design-system/office';

export const goodName = ({ title, size }: Pick<OrderItem, 'title' | 'size'>): string =>
  [title, size?.value].filter(Boolean).join(', ');

export const whoText = ({ name, phone }: { name: string; phone: string }): string =>
  [name, phone && formatPhone(phone)].filter(Boolean).join(', ');

export function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return rows.map(([term, value]) =>
    value ? (
      <p key={term}>
        <strong>{term}:</strong> {value}
      </p>
    ) : null,
  );
}
