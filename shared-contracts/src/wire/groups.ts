export const groups = ['auth', 'api', 'orders', 'notifications', 's3', 'merchant-settings'] as const;
export type Group = (typeof groups)[number];
