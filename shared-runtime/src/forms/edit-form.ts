import type { FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldWords } from './conflict-fields.ts';
import type { Form } from './use-form-state.ts';

export interface EditFormOptions<Values extends FieldValues> {
  /** Names the draft among the merchant's: the form and the thing. */
  draft: string;
  /** As the server has it. The same object as long as the server's answer is the same. */
  saved: Values;
  /** Checks and tidies; its messages are what a person reads. */
  schema: z.ZodType<Values, Values>;
  /** What has to be there before anything is saved, such as pictures that are being read; false: not now. It says why itself. */
  before?: () => Promise<boolean>;
  /** What the server has now, asked for just before saving: what was not changed here is saved as it is there. */
  reread?: () => Promise<Values>;
  /** How a person reads the fields, where the same was changed here and elsewhere. */
  fieldWords?: Partial<Record<keyof Values & string, FieldWords>>;
  /** Sends it; throws a failure. */
  save: (values: Values) => Promise<unknown>;
  /** More to do once the values are saved, such as pictures; false where that did not work. It shows its own failure. */
  afterwards?: () => Promise<boolean>;
  /** Whether there is more to save than the values. */
  alsoChanged?: boolean;
  /** Whether more than the values came back from an earlier visit. */
  alsoRestored?: boolean;
  /** Throws away what is more than the values; what it gives takes that back. */
  alsoRevert?: () => () => void;
  /** What is said of the draft to whoever leaves, where there is more to say: of pictures, which it keeps or does not. */
  leaveText?: string;
  /** Fields that no draft keeps: what is typed there is nobody's to read in this browser later. */
  secrets?: readonly (keyof Values & string)[];
  /** Where a field of a refused request is in the form: `base_info.contact_phone` → `phone`. */
  wireFields?: Record<string, FieldPath<Values>>;
}

/** A form over something that the server has: its draft, its changes, its failure. */
export interface EditForm<Values extends FieldValues> {
  form: Form<Values>;
  /** Whether something is typed and not saved. */
  changed: boolean;
  /** Whether what is typed comes from an earlier visit. */
  restored: boolean;
  /** This browser keeps no draft of what is typed: it is lost with the page. */
  unkept: boolean;
  /** What is typed began with something else than the server has by now; until the person insists on it. */
  outdated: boolean;
  insist: () => void;
  saving: boolean;
  /** Why it was not saved, where no field says it. */
  failure: unknown;
  /** The session had ended when it was to be saved, and there is a new one. */
  renewed: boolean;
  /** Checks and saves. True when everything is saved. */
  submit: () => Promise<boolean>;
  /** Back to what the server has; what it gives takes that back. */
  revert: () => () => void;
}
