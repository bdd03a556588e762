import { inspect } from 'node:util';
import { BackupError } from '../platform/database/backup/backupError.ts';
import { FolderInUseError } from '../platform/database/folderLock.ts';
import { MigrationMismatchError } from '../platform/database/migrate.ts';
import { SettingsError } from '../platform/settings.ts';

/** Says why a command failed: a stack trace only for what an operator cannot fix. */
export function printError(error: unknown): void {
  process.stderr.write(`${isOperatorError(error) ? error.message : inspect(error)}\n`);
}

/** Errors that the operator can fix: the message explains how. */
function isOperatorError(error: unknown): error is Error {
  return (
    error instanceof SettingsError ||
    error instanceof FolderInUseError ||
    error instanceof MigrationMismatchError ||
    error instanceof BackupError ||
    (error instanceof Error && 'code' in error && ['EADDRINUSE', 'ECONNREFUSED'].includes(String(error.code)))
  );
}
