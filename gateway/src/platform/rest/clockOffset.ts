import type { IncomingHttpHeaders } from 'node:http';

/**
 * How far the upstream's clock is ahead once a response has arrived, in milliseconds. Without the header, only success in
 * JSON says that it is not ahead: the page of a proxy says nothing about the clock.
 *
 * @param current the offset so far
 */
export function clockOffsetAfter(current: number, status: number, headers: IncomingHttpHeaders): number {
  const header = headers['x-clock-offset'];
  // An invalid offset counts as no offset.
  if (header !== undefined) return /^\d{1,15}$/.test(String(header)) ? Number(header) : 0;
  const isFromApi = status < 300 && headers['content-type']?.startsWith('application/json');
  return isFromApi ? 0 : current;
}
