import type { ColumnType, Generated } from 'kysely';

/** `timestamptz`: read as a Date with both drivers. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** `date`: read as `YYYY-MM-DD` with both drivers, since a calendar day has no zone. */
export type CalendarDate = ColumnType<string, string, string>;

/** `jsonb`: read as a value, written as JSON text (the drivers would take a bare list for a PostgreSQL array). */
export type Json<Value> = ColumnType<Value, string, string>;

/** As {@link Json}, for a column with a default. */
export type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;

/** A `text` column with a default whose values are a closed set. */
export type OneOf<Values extends string> = Generated<Values>;
