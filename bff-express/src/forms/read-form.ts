import { type RequestHandler, raw } from 'express';

/** Fields of a form by their names. */
export type Fields = Readonly<Record<string, string>>;

/** Bytes of a form: the longest texts of an order in Cyrillic, and a full cart. */
const maxFormBytes = 128 * 1024;
const maxFields = 200;
/** Characters of one field: a full cart as the checkout's form carries it. */
const longestField = 16_000;

/** Reads the body of a form, as it is; what is no multipart form, or too large, is refused. */
export const readBody: RequestHandler = raw({ type: 'multipart/form-data', limit: maxFormBytes });

/**
 * The fields of a form by their names; of equal names the last.
 * @param body as {@link readBody} has read it
 * @returns null where it is no form of ours: a file, too many fields, or one that is too long
 */
export async function fieldsOf(body: unknown, contentType: string): Promise<Fields | null> {
  if (!Buffer.isBuffer(body)) return null;
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null);
  if (!form) return null;
  const fields = [...form];
  if (fields.length > maxFields) return null;
  const texts = fields.flatMap(([name, value]) =>
    typeof value === 'string' && value.length <= longestField ? [[name, value] as const] : [],
  );
  return texts.length === fields.length ? Object.fromEntries(texts) : null;
}
