import { type ContactType, linkedMessenger, typedContact } from 'shared-contracts';
import { invalidField } from './refusal.ts';

/**
 * A contact as it is kept: it holds what its kind allows, and nothing that would change where its link leads.
 * @param path of its field in the request
 * @throws Refusal validation_failed where it is no contact of its kind
 */
export function keptContact(type: ContactType, typed: string, path: string): string {
  const kept = typedContact(type, typed);
  if (kept !== null) return kept;
  const messenger = linkedMessenger(typed);
  throw invalidField(path, `a contact of its type${messenger ? `, not this link of ${messenger}` : ''}`);
}
