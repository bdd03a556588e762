import type { Socket } from 'node:net';
import { ApiError } from '../errors.ts';

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to malformed or incomplete HTTP requests and closes the connection. */
export function respondToUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // The client disconnected.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ error: new ApiError('invalid', 'The request cannot be read.').toDetail() });
  socket.end(
    [
      `HTTP/1.1 ${statusLines[error.code ?? ''] ?? '400 Bad Request'}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
