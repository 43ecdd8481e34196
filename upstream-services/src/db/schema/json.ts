import type { ColumnType } from 'kysely';

/** A `jsonb` column: read as what it holds, written as JSON text. */
export type Json<T> = ColumnType<T, string | undefined, string>;
