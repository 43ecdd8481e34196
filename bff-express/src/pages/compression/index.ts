export { compressFor } from './compress.ts';
export { createAssembly, newNonce, nonceMark, type Piece, piecesOf, sizeOf } from './pieces.ts';
