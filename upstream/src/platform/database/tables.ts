/**
 * The rows of every table, by table name. Each slice declares its tables by merging into this interface, so that the
 * database knows no area; `app/tables.test.ts` compares the result with the migrated schema.
 */
export interface Tables {}
