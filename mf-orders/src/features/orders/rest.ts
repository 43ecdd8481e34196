/** Milliseconds after a step in which the button still works: the next step's comes under the same finger. */
const restsFor = 600;

export const rest = (): Promise<void> => new Promise((done) => setTimeout(done, restsFor));
