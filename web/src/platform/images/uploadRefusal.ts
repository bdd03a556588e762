import * as z from 'zod/mini';
import type { FileAnswer } from './sendFile.ts';

const refused = z.object({ errors: z.tuple([z.object({ message: z.string() })], z.unknown()) });

/** Why the server did not take a file: its own words, or `failed` where it has none for people. */
export function uploadRefusal({ status, text }: FileAnswer, failed: string): string {
  // A server's fault has no words for people, and a proxy's page is not made to be read here.
  const { data } = refused.safeParse(parseJson(text));
  return status < 500 && data ? data.errors[0].message : failed;
}

/** The text as JSON; null for a text that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
