/** The response to an upload. */
export interface FileResponse {
  readonly status: number;
  readonly text: string;
}

interface Options {
  /** The uploaded share of the file, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Posts a file's bytes. Uses XMLHttpRequest because `fetch` reports no upload progress.
 *
 * Rejects with the signal's reason if it was aborted, and with a TypeError if the request failed.
 */
export function sendFile(url: string, file: Blob, { onProgress, signal }: Options): Promise<FileResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => reject(new TypeError('The upload request failed')));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
