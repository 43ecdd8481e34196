import type { AnyOperation, Operation } from 'shared-contracts';
import type { z } from 'zod';
import type { OperationCall } from './base-query.ts';

/**
 * The part of an endpoint's definition that an operation already says; types of argument and result come from it.
 *
 * ```ts
 * baseApi.injectEndpoints({
 *   endpoints: (build) => ({ listOrders: build.query({ ...endpointOf(listOrders), providesTags: ['Order'] }) }),
 * });
 * ```
 */
export function endpointOf<Args, Result>(operation: Operation<z.ZodType, z.ZodType, Args, Result>) {
  return {
    query: (args: Args): OperationCall => ({ operation: operation as AnyOperation, args }),
    // The base query has decoded the answer already: this only says its type.
    transformResponse: (result: Result): Result => result,
  };
}
