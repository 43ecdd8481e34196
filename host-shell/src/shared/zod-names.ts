/**
 * The names of zod that the platform uses, without the 60 languages of its messages; the rest is shaken off. The build of a container
 * that uses another one fails and says so: add it here and release the shell first.
 */
export {
  array,
  boolean,
  discriminatedUnion,
  email,
  enum,
  instanceof,
  int,
  iso,
  literal,
  looseObject,
  NEVER,
  number,
  object,
  partialRecord,
  preprocess,
  record,
  string,
  union,
  unknown,
  uuid,
  ZodError,
} from 'zod/v4';
