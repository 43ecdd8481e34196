import type { AnyOperation } from 'shared-contracts';
import type { Context } from '../context.ts';
import type { Visit } from '../visit.ts';
import { callService } from './call-service.ts';

/** @returns whether the service has answered; a refusal counts too, as the order's page explains it. An invalid request counts as answered */
export async function callOrder(
  context: Pick<Context, 'upstreams' | 'config' | 'noteFailure'>,
  visit: Visit,
  operation: AnyOperation,
  body: object,
): Promise<boolean> {
  const request = operation.request.safeParse(body);
  return !request.success || (await callService(context, visit, operation, request.data)) !== null;
}
