import * as sheets from 'shared-design-system/document';

const most = 500;

function keep<Args extends unknown[]>(make: (...args: Args) => string): (...args: Args) => string {
  const kept = new Map<string, string>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const made = make(...args);
    kept.set(key, made);
    return made;
  };
}

/** The document's sheets, which are the same for every page of a brand, and of a shop: colours take half a millisecond to derive. */
export const keptSheets: typeof sheets = {
  ...sheets,
  documentCss: keep(sheets.documentCss),
  shopCss: keep(sheets.shopCss),
};
