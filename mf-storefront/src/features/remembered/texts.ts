/** What a shopper reads of products that this device remembers; it comes after the page. */
export const texts = {
  favourites: 'Избранное',
  toFavourites: 'В избранное',
  inFavourites: 'В избранном',
  openFavourites: 'Открыть избранное',
  viewed: 'Вы смотрели',
};
