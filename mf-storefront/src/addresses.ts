export const documents = ['privacy', 'offer', 'personal-data'] as const;
export type DocumentName = (typeof documents)[number];

export const favouritesPlace = 'favourites';

export function addressesOf(merchantName: string) {
  const home = `/shop/${merchantName}`;
  return {
    home,
    favourites: `${home}#${favouritesPlace}`,
    checkout: `${home}/checkout`,
    product: (productId: string) => `${home}/product/${productId}`,
    orders: `${home}/orders`,
    order: (token: string) => `${home}/order/${token}`,
    complaint: `${home}/complaint`,
    document: (name: DocumentName) => `${home}/${name}`,
  };
}
