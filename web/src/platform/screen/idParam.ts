import { notFound } from '@tanstack/react-router';

/** Parses an id in a URL. Throws notFound for anything else. */
export function idParam(text: string): number {
  const id = Number(text);
  if (!/^[1-9]\d*$/.test(text) || !Number.isSafeInteger(id)) throw notFound();
  return id;
}
