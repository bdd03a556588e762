/** The limits of attachments. */
export const attachmentPolicy = {
  /** The maximum size of an uploaded file. */
  maxBytes: 10 * 1024 * 1024,
  /** The maximum size of a decoded picture. Guards against decompression bombs. */
  maxPixels: 50_000_000,
  /** How long an upload link works. */
  uploadSeconds: 600,
  /** How long a download link works. */
  readSeconds: 3600,
  /** The maximum number of files that an account can add per hour. */
  filesPerHour: 60,
  /** The maximum number of files of a gig or a template. */
  mostOnOne: 10,
} as const;
