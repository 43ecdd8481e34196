import type { ColumnType, Generated } from 'kysely';

/** What one merchant may have, unlike all others; null: as much as everyone. */
export interface MerchantLimitsTable {
  merchant_id: string;
  pictures: number | null;
  picture_mebibytes: number | null;
}

/** Pictures (promise 3.12.1). */
export interface ContentTable {
  merchant_id: string;
  content_id: string;
  /** A product's id, or one of the shop's own pictures. */
  external_id: string;
  /** Folder of the storage, and the name in it that nobody guesses. */
  bucket: string;
  key: string;
  place: number;
  show: boolean;
  width: number;
  height: number;
  /** Of the file that came with it; 0 where it shares another picture's. */
  bytes: Generated<number>;
  /** Shown before the picture comes, as `#rrggbb`. */
  colour: string;
  idempotency_token: string;
  /** SHA-256 of the uploaded bytes and what was said about them. */
  body_hash: Buffer;
  created_at: Generated<Date>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}
