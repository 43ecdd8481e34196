import { Refusal } from '../common/refusal.ts';
import type { Consent } from '../db/schema/orders.ts';

/**
 * What was agreed to, with time and address (integration facts, personal data).
 * @param given   from document to the version accepted; one left out was not agreed to
 * @param current the present versions
 * @throws Refusal consent_outdated where a version is not the current one
 */
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
