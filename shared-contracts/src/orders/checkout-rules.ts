export const maxQuantityPerLine = 99;

export const offersCardText = (productTypes: readonly string[]): boolean =>
  productTypes.some((type) => /цвет|букет|флор|подар|открытк|сувенир/i.test(type.slice(0, 200)));
