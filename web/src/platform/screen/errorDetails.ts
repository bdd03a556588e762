import { Fault } from '../relay/Fault.ts';

/** The details that support needs. Omits the URL's query, which may contain personal data. */
export function errorDetails(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = [message, `Page: ${window.location.pathname}`];
  if (error instanceof Fault) {
    lines.push(`Code: ${error.code}`);
    if (error.requestId !== null) lines.push(`Request: ${error.requestId}`);
  }
  return lines.join('\n');
}
