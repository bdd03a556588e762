import { notFound } from '@tanstack/react-router';

/** Parses an id in a URL. Throws notFound for anything else. */
export function idParam(text: string): number {
  const id = Number(text);
  // The gateway's ids are 32-bit integers.
  if (!/^[1-9]\d*$/.test(text) || id > 2 ** 31 - 1) throw notFound();
  return id;
}
