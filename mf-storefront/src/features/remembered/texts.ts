export const texts = {
  toFavourites: 'В избранное',
  inFavourites: 'В избранном',
  openFavourites: 'Открыть избранное',
  viewed: 'Вы смотрели',
};
