/** Documents of a shop, as they stand in its addresses. */
export const documents = ['privacy', 'offer', 'personal-data'] as const;
export type DocumentName = (typeof documents)[number];

/** Addresses of a shop's pages, below the base path (decision 1.1). */
export function addressesOf(merchantName: string) {
  const home = `/shop/${merchantName}`;
  return {
    home,
    checkout: `${home}/checkout`,
    product: (productId: string) => `${home}/product/${productId}`,
    orders: `${home}/orders`,
    order: (token: string) => `${home}/order/${token}`,
    complaint: `${home}/complaint`,
    document: (name: DocumentName) => `${home}/${name}`,
  };
}
