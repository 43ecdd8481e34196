export const typedSecret = (secret: string | null | undefined): string | undefined =>
  secret && !secret.startsWith('••••') ? secret : undefined;
