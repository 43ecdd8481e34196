/** Marks, embeddings, overrides and isolates that turn the direction of writing, their own and that of what stands beside them. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text without the characters that nobody sees and that turn the direction of what stands beside it: with one of them in a good's name, a
 * price or a file's ending would read backwards. Letters that are written from right to left stay.
 */
export const withoutTurns = (text: string): string => text.replace(turns, '');
