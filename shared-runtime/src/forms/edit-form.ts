import type { FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldWords } from './conflict-fields.ts';
import type { Form } from './use-form-state.ts';

export interface EditFormOptions<Values extends FieldValues> {
  draft: string;
  /** As the server has it. The same object as long as the server's answer is the same. */
  saved: Values;
  schema: z.ZodType<Values, Values>;
  /** What has to be there before anything is saved, such as pictures that are being read; false: not now. It says why itself. */
  before?: () => Promise<boolean>;
  /** What the server has now, asked for just before saving: what was not changed here is saved as it is there. */
  reread?: () => Promise<Values>;
  fieldWords?: Partial<Record<keyof Values & string, FieldWords>>;
  save: (values: Values) => Promise<unknown>;
  afterwards?: () => Promise<boolean>;
  alsoChanged?: boolean;
  alsoRestored?: boolean;
  /** Throws away what is more than the values; what it gives takes that back. */
  alsoRevert?: () => () => void;
  leaveText?: string;
  /** Fields that no draft keeps: what is typed there is nobody's to read in this browser later. */
  secrets?: readonly (keyof Values & string)[];
  /** Where a field of a refused request is in the form: `base_info.contact_phone` → `phone`. */
  wireFields?: Record<string, FieldPath<Values>>;
}

export interface EditForm<Values extends FieldValues> {
  form: Form<Values>;
  changed: boolean;
  restored: boolean;
  unkept: boolean;
  outdated: boolean;
  insist: () => void;
  saving: boolean;
  failure: unknown;
  renewed: boolean;
  submit: () => Promise<boolean>;
  revert: () => () => void;
}
