/** `npm run backup -- FILE`: writes everything in the database to a file. */
import { writeBackup } from '../../platform/database/backup/writeBackup.ts';
import { runOnBackup } from './runOnBackup.ts';

await runOnBackup('backup', async (database, file) => {
  const { tables, rows } = await writeBackup(database, file);
  return `Wrote ${rows} rows of ${tables} tables to ${file}.`;
});
