import type { ColumnType } from 'kysely';

/** A `jsonb` column: read as what it holds, written as JSON text. */
export type Json<T> = ColumnType<T, string | undefined, string>;

/** The same where there may be nothing. */
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
