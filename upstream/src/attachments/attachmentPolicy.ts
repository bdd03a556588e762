/** The limits of attachments. */
export const attachmentPolicy = {
  /** Of the file as it is sent. */
  maxBytes: 10 * 1024 * 1024,
  /** Of a picture once it is unpacked: a small file can hold one that fills the memory. */
  maxPixels: 50_000_000,
  /** For how long a link for sending the file is good. */
  uploadSeconds: 600,
  /** For how long a link for reading the file is good. */
  readSeconds: 3600,
  /** Files that one account may add within an hour. */
  filesPerHour: 60,
  /** Files that a gig or a template may carry. */
  mostOnOne: 10,
} as const;
