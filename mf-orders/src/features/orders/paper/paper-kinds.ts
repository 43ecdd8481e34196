export const paperKinds = ['order', 'courier', 'card'] as const;
export type PaperKind = (typeof paperKinds)[number];
