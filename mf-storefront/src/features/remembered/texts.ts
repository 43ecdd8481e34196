export const texts = {
  favourites: 'Избранное',
  toFavourites: 'В избранное',
  inFavourites: 'В избранном',
  openFavourites: 'Открыть избранное',
  viewed: 'Вы смотрели',
};
