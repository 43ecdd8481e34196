export interface ReleaseCountsTable {
  minute: Date;
  name: string;
  version: string;
  cohort: string;
  kind: string;
  bucket: number;
  count: string | number;
}

export interface ReleaseCountBatchesTable {
  batch_id: string;
  added_at: Date;
}
