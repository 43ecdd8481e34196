import { Refusal } from '../common/refusal.ts';
import type { Consent } from '../db/schema/orders.ts';

export function consentsOf<Document extends string>(
  given: { [Key in Document]?: string | undefined },
  current: Record<Document, string>,
  at: Date,
  from: { address: string },
): Consent[] {
  return (Object.keys(current) as Document[]).flatMap((document) => {
    const version = given[document];
    if (version === undefined) return [];
    if (version !== current[document]) throw new Refusal('consent_outdated');
    return [{ document, version, at: at.toISOString(), address: from.address }];
  });
}
