import { vi } from 'vitest';

/** A file that the app has begun to send. */
export interface SeenUpload {
  readonly url: string;
  readonly file: Blob;
  readonly isAborted: () => boolean;
  /** So much of it has left, 0 to 1. */
  progress: (share: number) => void;
  respond: (status: number, body: unknown) => void;
  /** The connection breaks off. */
  fail: () => void;
}

/** Replaces XMLHttpRequest, with which files are sent, until the test is over. */
export function fakeUploads(): readonly SeenUpload[] {
  const seen: SeenUpload[] = [];

  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    #url = '';
    #isAborted = false;

    open(_method: string, url: string) {
      this.#url = url;
    }

    setRequestHeader() {
      // No one asks for them.
    }

    send(file: Blob) {
      seen.push({
        url: this.#url,
        file,
        isAborted: () => this.#isAborted,
        progress: (share) =>
          this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: share * 100, total: 100 })),
        respond: (status, body) => {
          this.status = status;
          this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
          this.dispatchEvent(new Event('load'));
        },
        fail: () => this.dispatchEvent(new Event('error')),
      });
    }

    abort() {
      this.#isAborted = true;
      this.dispatchEvent(new Event('abort'));
    }
  }

  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return seen;
}
