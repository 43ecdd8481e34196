export const stockTexts = { few: (left: number) => `Осталось ${left} шт.`, toOrder: 'Под заказ' };
