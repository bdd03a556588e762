/** The limits of uploads. */
export const uploadPolicy = {
  /** Of the file as it is sent. */
  maxBytes: 5 * 1024 * 1024,
  /** Of the picture once it is unpacked: a small file can hold a picture that fills the memory. */
  maxPixels: 50_000_000,
  /** For how long an upload link is good. */
  linkSeconds: 600,
  /** Pictures that one account may upload within an hour. */
  imagesPerHour: 60,
} as const;

/** What a picture is for: decides the folder of its id. */
export const uploadPresets = ['location_images'] as const;

export type UploadPreset = (typeof uploadPresets)[number];

/** The first part of the ids of a preset's pictures. */
export const folderOf: Readonly<Record<UploadPreset, string>> = { location_images: 'locations' };
