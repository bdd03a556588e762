import { useEffect, useRef, useState } from 'react';
import { UserFacingError } from '../../ui/feedback/userMessage.ts';
import { announce } from '../../ui/feedback/announce.ts';

/** Reports progress and allows aborting. */
export interface UploadOptions {
  /** The uploaded share of the file, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

interface Uploader<Uploaded extends object> {
  /** Resolves to a refusal if the server rejects the file. */
  readonly send: (file: File, options: UploadOptions) => Promise<Uploaded | { readonly refusal: string }>;
  readonly onUploaded: (uploaded: Uploaded) => void;
  /** Announced to screen readers after the upload. */
  readonly announcement: string;
}

/** The state of an upload field. */
export interface Upload {
  /** The uploaded share of the file, 0 to 1; null while nothing is uploading. */
  readonly progress: number | null;
  readonly error: string | null;
  /** Uploads a file. Aborts a pending upload. */
  readonly start: (file: File) => Promise<void>;
  /** Aborts a pending upload and clears the error. */
  readonly clear: () => void;
}

/** Uploads one file at a time. A pending upload is aborted when the component unmounts. */
export function useUpload<Uploaded extends object>({
  send,
  onUploaded,
  announcement,
}: Uploader<Uploaded>): Upload {
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const pending = useRef<AbortController>(null);

  useEffect(() => () => pending.current?.abort(), []);

  const clear = () => {
    pending.current?.abort();
    pending.current = null;
    setProgress(null);
    setError(null);
  };

  const start = async (file: File) => {
    clear();
    const controller = new AbortController();
    pending.current = controller;
    setProgress(0);
    try {
      const { signal } = controller;
      const result = await send(file, { onProgress: setProgress, signal });
      if (signal.aborted) return;
      setProgress(null);
      if ('refusal' in result) {
        setError(result.refusal);
        return;
      }
      announce(announcement);
      onUploaded(result);
    } catch (cause) {
      if (controller.signal.aborted) return;
      setProgress(null);
      setError(
        cause instanceof UserFacingError
          ? cause.message
          : 'The server could not be reached. Check your connection and try again.',
      );
    }
  };

  return { progress, error, start, clear };
}
