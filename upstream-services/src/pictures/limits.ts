export const maxMegapixels = 50;
