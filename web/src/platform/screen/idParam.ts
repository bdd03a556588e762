import { notFound } from '@tanstack/react-router';

/** The id in a part of the address; anything else leads to the page for addresses that do not exist. */
export function idParam(text: string): number {
  const id = Number(text);
  // The gateway's ids are 32-bit integers.
  if (!/^[1-9]\d*$/.test(text) || id > 2 ** 31 - 1) throw notFound();
  return id;
}
