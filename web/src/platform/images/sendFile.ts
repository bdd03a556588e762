/** What a server said to a file. */
export interface FileAnswer {
  readonly status: number;
  readonly text: string;
}

interface Options {
  /** Of the file that has left, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Posts a file's bytes. With XMLHttpRequest, since `fetch` tells nothing of what has left already.
 *
 * Rejects with the signal's reason when it was called off, with a TypeError when no answer came.
 */
export function sendFile(url: string, file: Blob, { onProgress, signal }: Options): Promise<FileAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => reject(new TypeError('No answer came')));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
