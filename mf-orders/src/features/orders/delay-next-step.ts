/** Milliseconds after a step in which the button stays busy: the next step's button comes under the same finger. */
const restsFor = 600;

export const delayNextStep = (): Promise<void> => new Promise((done) => setTimeout(done, restsFor));
