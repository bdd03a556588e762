import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { Fault } from '../relay/Fault.ts';
import { announce } from '../ui/announce.ts';
import { type UploadedImage, uploadImage } from './uploadImage.ts';

/** An upload as a field shows it. */
export interface ImageUpload {
  /** Of the file that has left, 0 to 1; null while nothing is under way. */
  readonly progress: number | null;
  readonly error: string | null;
  /** Uploads a file in place of the one that is under way, if any. */
  readonly start: (file: File) => Promise<void>;
  /** Calls off what is under way, and forgets what went wrong. */
  readonly clear: () => void;
}

/** Uploads images one at a time. An upload that is under way is called off when the component goes. */
export function useImageUpload(onUploaded: (image: UploadedImage) => void): ImageUpload {
  const environment = useRelayEnvironment();
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
      const result = await uploadImage(environment, file, { onProgress: setProgress, signal });
      if (signal.aborted) return;
      setProgress(null);
      if ('refusal' in result) {
        setError(result.refusal);
        return;
      }
      announce('Image uploaded');
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
