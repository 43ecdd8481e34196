import { type RequestHandler, raw } from 'express';

export type Fields = Readonly<Record<string, string>>;

const maxFormBytes = 128 * 1024;
const maxFields = 200;
const longestField = 16_000;

export const readBody: RequestHandler = raw({ type: 'multipart/form-data', limit: maxFormBytes });

/**
 * Reads the fields of a multipart form. Of several fields with one name the last counts.
 * @returns null for what no form of ours sends: a file, too many fields, or a field that is too long
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
