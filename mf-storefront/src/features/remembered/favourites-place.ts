/** Id of what somebody has marked, on the shop's home: an address may end in it. */
export const favouritesPlace = 'favourites';
