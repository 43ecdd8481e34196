import type { ColumnType } from 'kysely';

export type Json<T> = ColumnType<T, string | undefined, string>;

export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
