/** The secret that was typed; undefined where none was: left out, empty, or sent as its mask (decision 3.11). */
export const typedSecret = (secret: string | null | undefined): string | undefined =>
  secret && !secret.startsWith('••••') ? secret : undefined;
