/** `a-z 0-9 -`, a letter or digit at both ends. */
export const hasNameCharacters = (name: string): boolean => /^[a-z0-9][a-z0-9-]*[a-z0-9]$/.test(name);

/** Whether a shop's name has this form (decision 1.2), reserved or not: what pages without schemas ask. */
export const isNameShaped = (name: string): boolean => name.length >= 3 && name.length <= 40 && hasNameCharacters(name);
