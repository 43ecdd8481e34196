/**
 * Widths of pictures that no shop's page begins with: in a file of its own, so that the first one stays small. Only the link of a line's picture is
 * known: it is as wide as one of 3 to 2 has to be.
 */
export const laterPictureSizes = {
  onlySlide: '(min-width: 75em) 456px, (min-width: 48em) 40vw, calc(100vw - 40px)',
  slide: '(min-width: 64em) 384px, (min-width: 48em) 50vw, calc(100vw - 40px)',
  thumbnail: '(min-width: 48em) 138px, 72px',
  lineItem: '126px',
} as const;
