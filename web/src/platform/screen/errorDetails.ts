import { Fault } from '../relay/Fault.ts';

/** What support needs to find the cause. The address goes without its query, which may name a person. */
export function errorDetails(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = [message, `Page: ${window.location.pathname}`];
  if (error instanceof Fault) {
    lines.push(`Code: ${error.code}`);
    if (error.requestId !== null) lines.push(`Request: ${error.requestId}`);
  }
  return lines.join('\n');
}
