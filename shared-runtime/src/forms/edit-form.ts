import type { FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ConflictField, FieldWords } from './conflict-fields.ts';
import type { Form } from './use-edit-state.ts';

/** What is edited beside the values and saved after them, such as pictures. */
interface Attachments {
  changed: boolean;
  restored?: boolean;
  leaveText?: string | undefined;
  /** Saves them once the values are saved. False: not all of them were saved; the function has said why. */
  save: () => Promise<boolean>;
  /** Drops their changes, and returns a function that restores them. */
  discard?: () => () => void;
}

export interface EditFormOptions<Values extends FieldValues> {
  draft: string;
  /** The server's values. The same object as long as the server's answer is the same. */
  saved: Values;
  schema: z.ZodType<Values, Values>;
  /** `base` is what the server had when the changes began. */
  save: (values: Values, base: Values) => Promise<unknown>;
  /** Awaited before anything is saved, such as for pictures that are being read. False: not now; the function has said why. */
  before?: () => Promise<boolean>;
  /**
   * Reads the server's values before a save. Fields that were not changed here take them; for fields changed on both sides the person is asked. Null
   * for what does not exist yet: no other device has changed it, even if the form's first values are others than those of its draft.
   */
  merge?: { reread: () => Promise<Values> } | null;
  /** How fields that were changed on both sides are shown; fields without words are not shown. */
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
  /** False, too, where a save is under way. */
  submit: () => Promise<boolean>;
  revert: () => () => void;
}
