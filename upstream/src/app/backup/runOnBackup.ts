import { BackupError } from '../../platform/database/backup/backupError.ts';
import type { Database } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { parseSettings } from '../../platform/settings.ts';
import { printError } from '../printError.ts';

/**
 * Runs a command whose argument is the path of a backup, on the database that the settings name. Prints what it returns.
 */
export async function runOnBackup(
  name: 'backup' | 'restore',
  work: (database: Database, file: string) => Promise<string>,
): Promise<void> {
  try {
    const [file, ...rest] = process.argv.slice(2);
    if (file === undefined || rest.length > 0) {
      throw new BackupError(`Name the file, and nothing else: npm run ${name} -- /path/to/file`);
    }
    const { database, close } = await openDatabase(parseSettings(process.env).databasePlace);
    try {
      process.stdout.write(`${await work(database, file)}\n`);
    } finally {
      await close();
    }
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}
