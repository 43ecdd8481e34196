export const sorts = ['new', 'price', 'price-desc'] as const;
export type Sort = (typeof sorts)[number];

export interface CatalogueView {
  categoryId: string | null;
  search: string;
  sort: Sort | null;
  from: number;
}

export const wholeCatalogue: CatalogueView = { categoryId: null, search: '', sort: null, from: 1 };

const maxPages = 10_000;
/** Characters of a search; the server drops longer values from an address. */
export const longestSearch = 100;

export function parseCatalogueView(address: URLSearchParams): CatalogueView {
  const page = Number(address.get('page') ?? 1);
  const search = address.get('search') ?? '';
  return {
    categoryId: address.get('category') || null,
    search: search.length <= longestSearch ? search.trim() : '',
    sort: sorts.find((sort) => sort === address.get('sort')) ?? null,
    from: Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1,
  };
}

export function searchOf({ categoryId, search, sort, from }: CatalogueView): string {
  const query = new URLSearchParams();
  if (categoryId !== null) query.set('category', categoryId);
  if (search) query.set('search', search);
  if (sort) query.set('sort', sort);
  if (from > 1) query.set('page', String(from));
  return query.size > 0 ? `?${query}` : '';
}
