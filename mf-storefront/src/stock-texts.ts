/** What a shopper reads of how much there is, wherever it stands. */
export const stockTexts = { few: (left: number) => `Осталось ${left} шт.`, toOrder: 'Под заказ' };
