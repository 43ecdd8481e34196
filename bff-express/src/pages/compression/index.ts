export { compressFor } from './compress.ts';
export {
  type CompressedChunk,
  createChunkAssembler,
  createChunkCompressor,
  type DocumentPlaceholders,
  type DocumentText,
  newNonce,
  placeholderMarks,
  sizeOf,
} from './pieces.ts';
