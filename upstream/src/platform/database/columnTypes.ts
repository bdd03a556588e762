import type { ColumnType, Generated } from 'kysely';

/** `timestamptz`: both drivers read it as a Date. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** `date`: both drivers read it as `YYYY-MM-DD`, since a calendar day has no time zone. */
export type CalendarDate = ColumnType<string, string, string>;

/** `jsonb`: read as a value, written as JSON text (the drivers would write a bare array as a PostgreSQL array). */
export type Json<Value> = ColumnType<Value, string, string>;

/** Like {@link Json}, for a column with a default. */
export type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;

/** A `text` column with a default whose values are a closed set. */
export type OneOf<Values extends string> = Generated<Values>;
