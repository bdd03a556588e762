/** The largest image that can be uploaded, in bytes. */
export const maxImageBytes = 5 * 1024 * 1024;

/** Media types of the images that can be uploaded. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** What is known of a file before it is read; its type is what the system takes it for. */
export interface ImageFile {
  /** Bytes. */
  readonly size: number;
  readonly type: string;
}

/** Why a file cannot be uploaded as an image; null for one that is worth trying: its content decides. */
export function imageFileProblem({ size, type }: ImageFile): string | null {
  if (!imageTypes.some((known) => known === type)) return 'Choose a JPEG, PNG or WebP image.';
  if (size === 0) return 'The file is empty. Choose another one.';
  return size > maxImageBytes ? 'The image is larger than 5 MB.' : null;
}
