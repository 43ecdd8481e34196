export { compressFor } from './compress.ts';
export {
  type Blanks,
  blankMarks,
  createAssembly,
  createCutter,
  type DocumentText,
  newNonce,
  type Piece,
  sizeOf,
} from './pieces.ts';
