export {
  type CompressedChunk,
  createChunkAssembler,
  createChunkCompressor,
  type DocumentPlaceholders,
  type DocumentText,
  newNonce,
  placeholderMarks,
  sizeOf,
} from './chunks.ts';
export { compressFor } from './compress.ts';
