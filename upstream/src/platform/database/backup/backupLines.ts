import { z } from 'zod';

// A backup is a compressed text file, one JSON value a line: the header, then of each table its columns and its rows,
// then the sequences, and the end. Values are texts as PostgreSQL writes them, so a backup of the embedded database
// can be restored on a PostgreSQL server, and the other way around.

const format = 'brigade-backup';

export const headerSchema = z.object({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  /** The applied migrations, in the order in which they were applied. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
});
export type BackupHeader = z.infer<typeof headerSchema>;

const partSchema = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({ sequence: z.string(), value: z.string(), isCalled: z.boolean() }),
  z.object({ end: z.literal(true), rows: z.number() }),
]);

/** What a line that is not a row says. The rows that follow a table are of that table. */
export type BackupPart = z.infer<typeof partSchema>;

export function headerOf(migrations: BackupHeader['migrations']): BackupHeader {
  return { format, madeAt: new Date().toISOString(), migrations };
}

/** Rows are arrays; they are passed on as they are, because the database writes and reads them. */
export const isRow = (line: string): boolean => line.startsWith('[');

export const parsePart = (line: string): BackupPart => partSchema.parse(JSON.parse(line));
