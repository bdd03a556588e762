import * as z from 'zod/mini';
import type { FileResponse } from './sendFile.ts';

const refused = z.object({ errors: z.tuple([z.object({ message: z.string() })], z.unknown()) });

/** The reason that the server refused a file, or `failed` if its response has no user-facing message. */
export function uploadRefusal({ status, text }: FileResponse, failed: string): string {
  // 5xx responses have no user-facing message, and a proxy may respond with HTML.
  const { data } = refused.safeParse(parseJson(text));
  return status < 500 && data ? data.errors[0].message : failed;
}

/** Parses JSON; null for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
