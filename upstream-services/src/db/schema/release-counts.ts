/** How often something happened with a release in a minute: nothing of who it happened to. */
export interface ReleaseCountsTable {
  minute: Date;
  name: string;
  version: string;
  cohort: string;
  kind: string;
  /** Of a vital's histogram; 0 for all else. */
  bucket: number;
  /** Text, as every bigint. */
  count: string | number;
}

/** Batches that were added, so that one which is sent again is not added twice. */
export interface ReleaseCountBatchesTable {
  batch_id: string;
  added_at: Date;
}
