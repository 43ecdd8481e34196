import { awaitStock, headerNames, waitFields } from 'shared-contracts';
import type { Context } from '../context.ts';
import type { Visit } from '../visit.ts';
import { callService } from './call-service.ts';
import type { Fields } from './read-form.ts';

type Awaited = 'waiting' | 'there' | 'wrong';

export async function joinStockWaitlist(
  context: Pick<Context, 'upstreams' | 'config' | 'noteFailure'>,
  visit: Visit,
  { shop, fields }: { shop: string; fields: Fields },
): Promise<Awaited | null> {
  const request = awaitStock.request.safeParse({
    product_id: fields[waitFields.product],
    size_id: fields[waitFields.size] || null,
    email: fields[waitFields.email],
    consent: fields[waitFields.consent],
  });
  if (!request.success) return 'wrong';
  const headers = { [headerNames.merchantName]: shop, [headerNames.site]: visit.brand.origin };
  const answer = await callService(context, visit, awaitStock, request.data, headers);
  if (!answer) return null;
  if (answer.status !== 200) return 'wrong';
  return awaitStock.response.parse(answer.body).waiting ? 'waiting' : 'there';
}
