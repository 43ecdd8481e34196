import { type ContactType, detectMessenger, normalizeContact } from 'shared-contracts';
import { invalidField } from './refusal.ts';

export function parseContact(type: ContactType, typed: string, path: string): string {
  const kept = normalizeContact(type, typed);
  if (kept !== null) return kept;
  const messenger = detectMessenger(typed);
  throw invalidField(path, `a contact of its type${messenger ? `, not this link of ${messenger}` : ''}`);
}
