/** What of the catalogue an address shows. */
export interface Shown {
  /** Null: all categories. */
  categoryId: string | null;
  /** The first page of the list, from 1. */
  from: number;
}

const mostPages = 10_000;

/** Reads `?category=` and `?page=`; a page that makes no sense is the first. */
export function shownOf(search: URLSearchParams): Shown {
  const page = Number(search.get('page') ?? 1);
  return {
    categoryId: search.get('category'),
    from: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  };
}

/** The query of a page of the catalogue; empty for its beginning. */
export function searchOf({ categoryId, from }: Shown): string {
  const search = new URLSearchParams();
  if (categoryId !== null) search.set('category', categoryId);
  if (from > 1) search.set('page', String(from));
  return search.size > 0 ? `?${search}` : '';
}
