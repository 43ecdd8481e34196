/**
 * Widths of the pictures on a shop's pages, for `<img sizes>` and for preloading them. A banner's picture is cut at its sides, so it is wider than
 * what is seen; on a phone it is beside the words.
 */
export const pictureSizes = {
  banner: '(min-width: 48em) 80vw, 66vw',
  gallery: '(min-width: 62.5em) 429px, (min-width: 48em) 45vw, 100vw',
  twoColumns: '(min-width: 77em) 572px, (min-width: 48em) calc(50vw - 44px), calc(50vw - 22px)',
  threeColumns: '(min-width: 77em) 374px, (min-width: 48em) calc(33.3vw - 37px), calc(50vw - 22px)',
  sign: '40px',
} as const;
