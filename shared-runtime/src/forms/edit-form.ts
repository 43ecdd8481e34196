import type { FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ConflictField, FieldWords } from './conflict-fields.ts';
import type { Form } from './use-edit-state.ts';

/** What is edited beside the values and saved after them, such as pictures. */
interface Attachments {
  changed: boolean;
  restored?: boolean;
  leaveText?: string | undefined;
  /** Saves them once the values are saved; false: not all of them, and it says why itself. */
  save: () => Promise<boolean>;
  /** Throws their changes away; what it gives takes that back. */
  discard?: () => () => void;
}

export interface EditFormOptions<Values extends FieldValues> {
  draft: string;
  /** As the server has it. The same object as long as the server's answer is the same. */
  saved: Values;
  schema: z.ZodType<Values, Values>;
  /** `base` is what the server had when the changes began. */
  save: (values: Values, base: Values) => Promise<unknown>;
  /** What has to be there before anything is saved, such as pictures that are being read; false: not now. It says why itself. */
  before?: () => Promise<boolean>;
  /** What was not changed here is saved as the server has it just then; what was changed on both sides is asked about. */
  merge?: { reread: () => Promise<Values> } | null;
  /** How what was changed on both sides is shown; fields without words are not. */
  fieldWords: Partial<Record<keyof Values & string, FieldWords>>;
  attachments?: Attachments;
  /** Fields that are sent and never read back, such as a key: no draft keeps them, and the form forgets them once they are saved. */
  writeOnly?: readonly (keyof Values & string)[];
  /** Where a field of a refused request is in the form: `base_info.contact_phone` → `phone`. */
  wireFields?: Record<string, FieldPath<Values>>;
}

export interface EditForm<Values extends FieldValues> {
  form: Form<Values>;
  changed: boolean;
  restored: boolean;
  unkept: boolean;
  outdated: boolean;
  conflicts: readonly ConflictField[];
  keepMine: () => void;
  saving: boolean;
  failure: unknown;
  renewed: boolean;
  submit: () => Promise<boolean>;
  revert: () => () => void;
}
