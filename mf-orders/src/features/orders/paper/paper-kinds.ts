/** The whole order, what its courier takes along, or the words of its card alone. */
export const paperKinds = ['order', 'courier', 'card'] as const;
export type PaperKind = (typeof paperKinds)[number];
