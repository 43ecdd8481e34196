import type { AnyOperation } from 'shared-contracts';
import type { OperationCall } from './base-query.ts';
import type { Loadable, Typed } from './send.ts';

/**
 * The part of an endpoint's definition that an operation already says; types of argument and result come from it.
 *
 * ```ts
 * baseApi.injectEndpoints({
 *   endpoints: (build) => ({ listOrders: build.query({ ...endpointOf(listOrders), providesTags: ['Order'] }) }),
 * });
 * ```
 *
 * @param operation one of the contracts; or a function that loads it with the endpoint's first call, for schemas that a page need not begin with
 */
export function endpointOf<Args, Result>(operation: Loadable<Typed<Args, Result>>) {
  return {
    query: (args: Args): OperationCall => ({ operation: operation as Loadable<AnyOperation>, args }),
    // The base query has decoded the answer already: this only says its type.
    transformResponse: (result: Result): Result => result,
  };
}
