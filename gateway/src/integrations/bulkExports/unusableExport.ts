/** Thrown for a document that is not that of one connection. The message is for who wrote it. */
export class UnusableExport extends Error {
  override name = 'UnusableExport';
}
