import type { AnyOperation, Operation } from 'shared-contracts';
import type { z } from 'zod';
import type { OperationCall } from './base-query.ts';

type Typed<Args, Result> = Operation<z.ZodType, z.ZodType, Args, Result>;

/**
 * The part of an endpoint's definition that an operation already says; types of argument and result come from it.
 *
 * ```ts
 * baseApi.injectEndpoints({
 *   endpoints: (build) => ({ listOrders: build.query({ ...endpointOf(listOrders), providesTags: ['Order'] }) }),
 * });
 * ```
 *
 * @param operation one of the contracts; or how to load it when the endpoint is first called, for pages that come from the server with
 *                  their data and should not bring schemas before anything is asked for
 */
export function endpointOf<Args, Result>(operation: Typed<Args, Result> | (() => Promise<Typed<Args, Result>>)) {
  return {
    query: (args: Args): OperationCall => ({ operation: operation as AnyOperation, args }),
    // The base query has decoded the answer already: this only says its type.
    transformResponse: (result: Result): Result => result,
  };
}
