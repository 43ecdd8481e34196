export const favouritesPlace = 'favourites';
