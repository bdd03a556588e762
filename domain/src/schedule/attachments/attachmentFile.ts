/** The largest file that can be attached, in bytes. */
export const maxAttachmentBytes = 10 * 1024 * 1024;

/** Media types of the files that can be attached. */
export const attachmentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** The most files that a gig or a template carries. */
export const mostAttachments = 10;

/** What is known of a file before it is read; its type is what the system takes it for. */
export interface AttachmentFile {
  /** Bytes. */
  readonly size: number;
  readonly type: string;
}

/** Why a file cannot be attached; null for one that is worth trying: its content decides. */
export function attachmentFileProblem({ size, type }: AttachmentFile): string | null {
  if (!attachmentTypes.some((known) => known === type)) return 'Choose a PDF, JPEG or PNG file.';
  if (size === 0) return 'The file is empty. Choose another one.';
  return size > maxAttachmentBytes ? 'The file is larger than 10 MB.' : null;
}
