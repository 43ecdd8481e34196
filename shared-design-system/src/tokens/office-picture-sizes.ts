export const officePictureSizes = {
  row: '48px',
  field: '160px',
  edited: '(min-width: 64em) 320px, 70vw',
  thumbnail: '92px',
} as const;
