export const hasNameCharacters = (name: string): boolean => /^[a-z0-9][a-z0-9-]*[a-z0-9]$/.test(name);

export const isNameShaped = (name: string): boolean => name.length >= 3 && name.length <= 40 && hasNameCharacters(name);
