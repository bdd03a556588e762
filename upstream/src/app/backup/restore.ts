/** `npm run restore -- FILE`: fills an empty database from a backup. */
import { restoreBackup } from '../../platform/database/backup/restoreBackup.ts';
import { runOnBackup } from './runOnBackup.ts';

await runOnBackup('restore', async (database, file) => {
  const rows = await restoreBackup(database, file);
  return `Restored ${rows} rows from ${file}. The next start of the REST API brings their schema up to date.`;
});
