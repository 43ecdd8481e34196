import type { ColumnType, Generated } from 'kysely';

export interface MerchantLimitsTable {
  merchant_id: string;
  pictures: number | null;
  picture_mebibytes: number | null;
}

export interface ContentTable {
  merchant_id: string;
  content_id: string;
  external_id: string;
  bucket: string;
  key: string;
  place: number;
  show: boolean;
  width: number;
  height: number;
  /** Size of the uploaded file; 0 where the row shares another picture's file. */
  bytes: Generated<number>;
  colour: string;
  idempotency_token: string;
  body_hash: Buffer;
  created_at: Generated<Date>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}
