/** Thrown when a backup cannot be taken or restored. The message says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
