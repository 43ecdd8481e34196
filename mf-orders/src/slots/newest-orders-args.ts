/** What the dashboard asks of orders: one answer for all that stands there. */
export const newestOrdersArgs = { status: 'created', perPage: 3 } as const;
