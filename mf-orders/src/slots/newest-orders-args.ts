/** The dashboard's cards all ask for orders with these arguments, and share one answer. */
export const newestOrdersArgs = { status: 'created', perPage: 3 } as const;
