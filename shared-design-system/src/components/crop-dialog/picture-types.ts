/** Pictures that browsers can open and the content service takes, by what people call them. */
export const types = { JPG: 'image/jpeg', PNG: 'image/png', WebP: 'image/webp' } as const;

/** The same as browsers call them. */
export const takenTypes: readonly string[] = Object.values(types);
