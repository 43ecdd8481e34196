import { type ContactType, linkedMessenger, typedContact } from 'shared-contracts';
import { invalidField } from './refusal.ts';

export function keptContact(type: ContactType, typed: string, path: string): string {
  const kept = typedContact(type, typed);
  if (kept !== null) return kept;
  const messenger = linkedMessenger(typed);
  throw invalidField(path, `a contact of its type${messenger ? `, not this link of ${messenger}` : ''}`);
}
