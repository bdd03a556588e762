import { downloadHref } from './downloadHref.ts';

/** Saves a file with the browser. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  downloadHref(href, name);
  URL.revokeObjectURL(href);
}
