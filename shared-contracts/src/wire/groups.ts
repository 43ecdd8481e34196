export const operationGroups = ['auth', 'api', 'orders', 'notifications', 's3', 'merchant-settings'] as const;
export type Group = (typeof operationGroups)[number];
