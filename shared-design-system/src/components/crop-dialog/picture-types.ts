export const pictureTypes = { JPG: 'image/jpeg', PNG: 'image/png', WebP: 'image/webp' } as const;

export const takenTypes: readonly string[] = Object.values(pictureTypes);
