import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { tokenLength } from '../../telemetry/index.ts';
import { crcShiftOf, joinChecksums } from './checksum.ts';

export const newNonce = (): string => randomBytes(16).toString('base64');
const nonceLength = 24;

export interface DocumentPlaceholders {
  nonce: string;
  token: string;
}

type Blank = keyof DocumentPlaceholders;

const lengths: Record<Blank, number> = { nonce: nonceLength, token: tokenLength };

/** Marks where the nonce and the page token go in a cached page. They are random for each process, so that no merchant's text can contain them. */
export const placeholderMarks: DocumentPlaceholders = {
  nonce: `nonce-${randomBytes(16).toString('hex')}`,
  token: `token-${randomBytes(16).toString('hex')}`,
};

/**
 * A part of a document: a text that may contain placeholders, bytes that contain none, or a text without placeholders that many documents share, so
 * that it is compressed once for all of them.
 */
export type DocumentText = string | Buffer | { common: string };

export interface CompressedChunk {
  after: Blank | null;
  deflated: Buffer;
  length: number;
  checksum: number;
  advance: number;
  isCommon: boolean;
}

const compress = promisify(deflateRaw);
const tooShort = 60;
/**
 * Up to so many bytes are compressed in the main thread, because handing them to another thread costs more. Other requests wait meanwhile, so larger
 * pieces go to a thread.
 */
const maxAtOnce = 256 * 1024;
/** Most pages are sent about as often as they are made, so the time to compress counts as well: half that of the best level, for 5 % more bytes. */
const level = 4;
const windowSize = 32 * 1024;

/**
 * Fills a placeholder in the dictionary of the piece behind it. UTF-8 never contains the byte 0xff, so deflate makes no reference into the
 * placeholder; it is as long as the value that replaces it, so references to what stands before it keep their distance.
 */
const standIns: Record<Blank, Buffer> = {
  nonce: Buffer.alloc(lengths.nonce, 0xff),
  token: Buffer.alloc(lengths.token, 0xff),
};

const marks = new RegExp(`(${placeholderMarks.nonce}|${placeholderMarks.token})`);

interface Uncut {
  after: Blank | null;
  bytes: Buffer;
  common: string | null;
}

function cut(text: DocumentText): Uncut[] {
  if (Buffer.isBuffer(text)) return [{ after: null, bytes: text, common: null }];
  if (typeof text === 'object') return [{ after: null, bytes: commonPiece(text.common).bytes, common: text.common }];
  const parts = text.split(marks);
  return Array.from({ length: (parts.length + 1) / 2 }, (_, index) => {
    const mark = parts[2 * index - 1];
    const after = mark === undefined ? null : mark === placeholderMarks.nonce ? 'nonce' : 'token';
    return { after, bytes: Buffer.from(parts[2 * index] ?? ''), common: null };
  });
}

function cutAll(texts: readonly DocumentText[]): Uncut[] {
  const all: Uncut[] = [];
  let gathered: Buffer[] = [];
  const close = (): void => {
    const last = all.at(-1);
    if (last && gathered.length > 0) last.bytes = Buffer.concat([last.bytes, ...gathered]);
    gathered = [];
  };
  for (const piece of texts.flatMap(cut)) {
    const last = all.at(-1);
    const joins = piece.after === null && piece.common === null && last !== undefined && last.common === null;
    if (joins) gathered.push(piece.bytes);
    else {
      close();
      all.push(piece);
    }
  }
  close();
  return all;
}

const pieceOf = (bytes: Buffer, deflated: Buffer, after: Blank | null, isCommon = false): CompressedChunk => ({
  after,
  deflated,
  length: bytes.length,
  checksum: crc32(bytes),
  advance: crcShiftOf(bytes.length),
  isCommon,
});

const commonPieces = new LRUCache<string, { bytes: Buffer; piece: CompressedChunk }>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ bytes, piece }, text) => 2 * text.length + bytes.length + piece.deflated.length,
});

function commonPiece(text: string): { bytes: Buffer; piece: CompressedChunk } {
  const known = commonPieces.get(text);
  if (known) return known;
  const bytes = Buffer.from(text);
  const deflated = deflateRawSync(bytes, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_FULL_FLUSH });
  const common = { bytes, piece: pieceOf(bytes, Buffer.from(deflated), null, true) };
  commonPieces.set(text, common);
  return common;
}

async function deflate(bytes: Buffer, before: Buffer): Promise<Buffer> {
  if (bytes.length < tooShort) return storedBlock(bytes);
  const window = before.length > 0 ? { dictionary: before } : {};
  const options = { level, finishFlush: constants.Z_FULL_FLUSH, ...window };
  return bytes.length > maxAtOnce ? compress(bytes, options) : deflateRawSync(bytes, options);
}

function windowOf(before: Buffer, ...next: Buffer[]): Buffer {
  const last = next.at(-1);
  if (last && last.length >= windowSize) return last.subarray(-windowSize);
  return Buffer.concat([before, ...next]).subarray(-windowSize);
}

/**
 * Makes a function that splits a page, part by part, at its placeholders and compresses the pieces. Each is compressed alone, with the text before it
 * as dictionary, so that they can be joined again with other values in the placeholders.
 */
export function createChunkCompressor(): (texts: readonly DocumentText[]) => Promise<CompressedChunk[]> {
  let sent: Buffer = Buffer.alloc(0);
  return async (texts) => {
    const pieces: CompressedChunk[] = [];
    for (const { after, bytes, common } of cutAll(texts)) {
      const known = after === null ? sent : windowOf(sent, standIns[after]);
      pieces.push(common === null ? pieceOf(bytes, await deflate(bytes, known), after) : commonPiece(common).piece);
      sent = windowOf(known, bytes);
    }
    return packed(pieces);
  };
}

/** Copies the pieces into one buffer of the right size: zlib returns even short results in buffers of 16 kB, which a cache would keep. */
function packed(pieces: readonly CompressedChunk[]): CompressedChunk[] {
  const bytes = Buffer.allocUnsafeSlow(sizeOf(pieces));
  let at = 0;
  return pieces.map((piece) => {
    if (piece.isCommon) return piece;
    const deflated = bytes.subarray(at, at + piece.deflated.copy(bytes, at));
    at += deflated.length;
    return { ...piece, deflated };
  });
}

export const sizeOf = (pieces: readonly CompressedChunk[]): number =>
  pieces.reduce((sum, { deflated, isCommon }) => sum + (isCommon ? 0 : deflated.length), 0);

/** A gzip member's header without a name or a time (RFC 1952, section 2.3). */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that says it is the last (RFC 1951, sections 3.2.3 and 3.2.6). */
const lastBlock = Buffer.from([3, 0]);

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

interface Assembly {
  part(pieces: readonly CompressedChunk[]): Buffer;
  end(): Buffer;
}

function assemblePlain(filled: Record<Blank, CompressedChunk>): Assembly {
  let compressed: Buffer = Buffer.alloc(0);
  let sent = 0;
  return {
    part(pieces) {
      const added = pieces.flatMap(({ after, deflated }) => (after ? [filled[after].deflated, deflated] : [deflated]));
      compressed = Buffer.concat([compressed, ...added]);
      const bytes = inflateRawSync(compressed, { finishFlush: constants.Z_SYNC_FLUSH });
      const part = bytes.subarray(sent);
      sent = bytes.length;
      return part;
    },
    end: () => Buffer.alloc(0),
  };
}

export function createChunkAssembler(blanks: DocumentPlaceholders, gzip: boolean): Assembly {
  const fill = (blank: Blank): CompressedChunk => {
    const bytes = Buffer.from(blanks[blank]);
    return pieceOf(bytes, storedBlock(bytes), null);
  };
  const filled = { nonce: fill('nonce'), token: fill('token') };
  if (!gzip) return assemblePlain(filled);
  let begun = false;
  let checksum = 0;
  let length = 0;

  return {
    part(pieces) {
      const all = pieces.flatMap((piece) => (piece.after ? [filled[piece.after], piece] : [piece]));
      for (const piece of all) {
        checksum = joinChecksums(checksum, piece.checksum, piece.advance);
        length += piece.length;
      }
      const head = begun ? [] : [gzipHead];
      begun = true;
      return Buffer.concat([...head, ...all.map(({ deflated }) => deflated)]);
    },
    end() {
      // Checksum and size of the whole document (RFC 1952, section 2.3.1).
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(checksum, 0);
      trailer.writeUInt32LE(length >>> 0, 4);
      return Buffer.concat([lastBlock, trailer]);
    },
  };
}
