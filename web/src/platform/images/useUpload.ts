import { useEffect, useRef, useState } from 'react';
import { Fault } from '../relay/Fault.ts';
import { announce } from '../../ui/feedback/announce.ts';

/** How an upload is followed and called off. */
export interface UploadOptions {
  /** Of the file that has left, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

interface Uploader<Uploaded extends object> {
  /** What the server refuses is data. */
  readonly send: (file: File, options: UploadOptions) => Promise<Uploaded | { readonly refusal: string }>;
  readonly onUploaded: (uploaded: Uploaded) => void;
  /** What screen readers say when it is done. */
  readonly announcement: string;
}

/** An upload as a field shows it. */
export interface Upload {
  /** Of the file that has left, 0 to 1; null while nothing is under way. */
  readonly progress: number | null;
  readonly error: string | null;
  /** Uploads a file in place of the one that is under way, if any. */
  readonly start: (file: File) => Promise<void>;
  /** Calls off what is under way, and forgets what went wrong. */
  readonly clear: () => void;
}

/** Uploads files one at a time. An upload that is under way is called off when the component goes. */
export function useUpload<Uploaded extends object>({
  send,
  onUploaded,
  announcement,
}: Uploader<Uploaded>): Upload {
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const underWay = useRef<AbortController>(null);

  useEffect(() => () => underWay.current?.abort(), []);

  const clear = () => {
    underWay.current?.abort();
    underWay.current = null;
    setProgress(null);
    setError(null);
  };

  const start = async (file: File) => {
    clear();
    const controller = new AbortController();
    underWay.current = controller;
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
        cause instanceof Fault
          ? cause.message
          : 'The server could not be reached. Check your connection and try again.',
      );
    }
  };

  return { progress, error, start, clear };
}
