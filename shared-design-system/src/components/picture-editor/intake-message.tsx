import { FieldError } from '../field/field-error.tsx';
import { Hint } from '../field/hint.ts';
import type { IntakeNote } from './use-intake.ts';

export function IntakeMessage({ note }: { note: IntakeNote | null }) {
  if (!note) return null;
  const error = note.tone === 'danger';
  return (
    <div role={error ? 'alert' : 'status'}>
      {error ? <FieldError>{note.text}</FieldError> : <Hint>{note.text}</Hint>}
    </div>
  );
}
