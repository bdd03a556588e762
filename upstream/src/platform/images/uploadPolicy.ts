/** The limits of uploads. */
export const uploadPolicy = {
  /** The size of the file as sent. */
  maxBytes: 5 * 1024 * 1024,
  /** The decoded size: a small file can contain an image that exhausts the memory. */
  maxPixels: 50_000_000,
  /** The lifetime of an upload link. */
  linkSeconds: 600,
  /** Uploads per account and hour. */
  imagesPerHour: 60,
} as const;

/** The purpose of an image, which determines the folder of its id. */
export const uploadPresets = ['location_images'] as const;

export type UploadPreset = (typeof uploadPresets)[number];

/** The prefix of a preset's image ids. */
export const folderOf: Readonly<Record<UploadPreset, string>> = { location_images: 'locations' };
