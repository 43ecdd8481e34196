/** The beginning of a text, at most so many UTF-16 units, that cuts no sign in half: half of one is shown as �, and no server keeps it. */
export const truncate = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
