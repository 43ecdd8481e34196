import { type AnyOperation, type FieldError, id, type OwnedField, shopPictures } from 'shared-contracts';
import { invalidFields, Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';

export type OwnershipCheck = (context: AppContext, merchantId: string, ids: string[]) => Promise<boolean>;

export type OwnershipChecks = Record<OwnedField['kind'], OwnershipCheck>;

/**
 * Checks that the entities named in the body belong to the merchant, before the rest of the body is checked (decision 3.7).
 * @throws Refusal not_found for an entity that does not exist or is another merchant's; validation_failed for a malformed id
 */
export async function checkOwned(
  context: AppContext,
  owners: OwnershipChecks,
  { owned }: AnyOperation,
  merchantId: string,
  body: unknown,
): Promise<void> {
  for (const { field, kind } of owned) {
    const ids = idsAt(body, field, kind);
    if (ids.length > 0 && !(await owners[kind](context, merchantId, ids))) throw new Refusal('not_found');
  }
}

function idsAt(body: unknown, field: string, kind: OwnedField['kind']): string[] {
  const isList = field.endsWith('[]');
  const path = isList ? field.slice(0, -2) : field;
  const keys = path === '' ? [] : path.split('.');
  const found = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], body);
  const values = isList ? (Array.isArray(found) ? found : []) : [found];
  const errors: FieldError[] = [];
  const ids = new Set<string>();
  for (const [index, value] of values.entries()) {
    if (typeof value !== 'string' || (kind === 'pictured' && shopPictures.includes(value as 'shop-logo'))) continue;
    if (id.safeParse(value).success) ids.add(value.toLowerCase());
    else errors.push({ path: isList ? `${path}[${index}]` : path, code: 'invalid_format', message: 'an id' });
  }
  if (errors.length > 0) throw invalidFields(...errors.slice(0, 20));
  return [...ids];
}
