import { notFound } from '@tanstack/react-router';
import { readId } from './readId.ts';

/** Parses an id in a URL. Throws notFound for anything else. */
export function idParam(text: string): number {
  const id = readId(text);
  if (id === null) throw notFound();
  return id;
}
