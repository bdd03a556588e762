import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Pool, type Dispatcher } from 'undici';
import type { HttpMethod } from './endpoint.ts';
import { clockOffsetAfter } from './clockOffset.ts';
import { decodeError } from './decodeError.ts';
import { retryAfterSeconds } from './retryAfter.ts';
import { UpstreamSchemaError } from './restError.ts';
import type { UpstreamOptions } from './upstreamOptions.ts';
import { wholeResponse, type WholeResponse } from './wholeResponse.ts';
import { within } from './within.ts';

/** A call as it goes over the wire. */
export interface WireCall {
  /** The endpoint's name, for errors and metrics. */
  readonly endpoint: string;
  readonly method: HttpMethod;
  /** Below `{base}api`, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null when the call has no body. */
  readonly body: string | null;
  /** Aborted when the gateway's client disconnects. */
  readonly signal: AbortSignal;
}

/** A successful response. */
export interface WireResponse {
  readonly status: number;
  readonly text: string;
  /** A cursor of the change feed from before the call; null for an upstream without a feed. */
  readonly changeCursor: string | null;
}

/** A file that is streamed through; it is not buffered here. */
export interface FileRequest {
  /** Names the file in errors. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Below the base, with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | null;
  readonly signal: AbortSignal;
  /** The timeout for the whole transfer, including the time the sender takes, in milliseconds. */
  readonly timeoutMs: number;
}

/** A stream that is sent for as long as it is read. */
export type StreamRequest = Pick<FileRequest, 'name' | 'path' | 'headers' | 'signal'>;

/** A file as it arrives. The caller must read its body or dump it. */
export interface FileResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Dispatcher.ResponseData['body'];
}

/** Makes single attempts. */
export interface Transport {
  attempt(call: WireCall): Promise<WireResponse>;
  /** Requests a file, once. */
  getFile(request: FileRequest): Promise<FileResponse>;
  /** Sends a file, once. */
  sendFile(request: FileRequest): Promise<WireResponse>;
  /** Requests a stream, once. Its body ends with an error if nothing arrives for a while. */
  openStream(request: StreamRequest): Promise<FileResponse>;
  /** Whether a server responds at the base URL: true for every status below 500. */
  isReachable(path: string, signal: AbortSignal): Promise<boolean>;
  /** How far the upstream's clock was ahead at its last response, in milliseconds; 0 outside a sandbox. */
  readonly clockOffset: number;
  close(): Promise<void>;
}

/** Shorter than a server's keep-alive timeout (Node: 5 s), so that no call is written to a closed connection. */
const idleTimeout = 4_000;

/** Streams receive a heartbeat every 15 s; after two missed ones the connection is considered dead. In milliseconds. */
const silentStream = 35_000;

/** Reads the body, counting bytes as they arrive: a Content-Length header may be absent or wrong. */
async function readText(
  endpoint: string,
  body: Dispatcher.ResponseData['body'],
  maxBytes: number,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop with an exception destroys the body and its connection.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new UpstreamSchemaError(endpoint, `more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes).toString('utf8');
}

/** An invalid cursor counts as none. */
function changeCursorOf(header: string | null): string | null {
  return header !== null && /^\d{1,15}$/.test(header) ? header : null;
}

function single(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null;
}

/**
 * The process's connection pool for the upstream.
 *
 * A failed attempt always throws a RestError. Redirects are not followed: they would send the caller's
 * token to an arbitrary server.
 */
export function createTransport(options: UpstreamOptions): Transport {
  const pool = new Pool(options.base.origin, {
    connections: options.maxConnections,
    connect: { timeout: options.connectTimeout },
    keepAliveTimeout: idleTimeout,
    keepAliveMaxTimeout: idleTimeout,
    headersTimeout: options.headersTimeout,
    bodyTimeout: options.bodyTimeout,
  });
  // Streams stay open: they must not use up the connections of calls.
  const streams = new Pool(options.base.origin, {
    connections: null,
    connect: { timeout: options.connectTimeout },
    headersTimeout: options.headersTimeout,
    bodyTimeout: silentStream,
  });
  // Calls that fill the other connections say nothing about the upstream.
  const probes = new Pool(options.base.origin, {
    connections: 1,
    connect: { timeout: options.connectTimeout },
    keepAliveTimeout: idleTimeout,
    keepAliveMaxTimeout: idleTimeout,
  });
  const apiPath = `${options.base.pathname}api`;
  let clockOffset = 0;

  function responseOf(endpoint: string, { status, headers, text }: WholeResponse): WireResponse {
    clockOffset = clockOffsetAfter(clockOffset, status, headers);
    if (status >= 400) {
      const retryAfter = retryAfterSeconds(single(headers['retry-after']), Date.now());
      throw decodeError(endpoint, { status, text, retryAfterSeconds: retryAfter });
    }
    if (status >= 300) throw new UpstreamSchemaError(endpoint, `status ${status}`);
    return { status, text, changeCursor: changeCursorOf(single(headers['x-change-cursor'])) };
  }

  async function attempt({ endpoint, method, path, headers, body, signal }: WireCall): Promise<WireResponse> {
    const request = { method, path: apiPath + path, headers, body };
    const response = await wholeResponse(pool, request, {
      endpoint,
      signal,
      timeoutMs: options.attemptTimeout,
      maxBytes: options.maxResponseBytes,
    });
    return responseOf(endpoint, response);
  }

  function requestFile({ method, headers, body, path }: FileRequest, signal: AbortSignal) {
    return pool.request({ method, headers, body, path: options.base.pathname + path, signal });
  }

  function getFile(request: FileRequest): Promise<FileResponse> {
    return within({ ...request, endpoint: request.name }, async (signal) => {
      const { statusCode, headers, body } = await requestFile(request, signal);
      return { status: statusCode, headers, body };
    });
  }

  function sendFile(request: FileRequest): Promise<WireResponse> {
    return within({ ...request, endpoint: request.name }, async (signal) => {
      const { statusCode: status, headers, body } = await requestFile(request, signal);
      const text = await readText(request.name, body, options.maxResponseBytes);
      return responseOf(request.name, { status, headers, text });
    });
  }

  function openStream({ name, path, headers, signal }: StreamRequest): Promise<FileResponse> {
    return within({ endpoint: name, signal, timeoutMs: options.attemptTimeout }, async () => {
      const { statusCode, ...answer } = await streams.request({
        method: 'GET',
        path: options.base.pathname + path,
        headers,
        // Ends the body, too, long after this has returned.
        signal,
      });
      return { status: statusCode, headers: answer.headers, body: answer.body };
    });
  }

  async function isReachable(path: string, signal: AbortSignal): Promise<boolean> {
    try {
      const { statusCode, headers, body } = await probes.request({
        method: 'GET',
        path: options.base.pathname + path,
        signal,
      });
      clockOffset = clockOffsetAfter(clockOffset, statusCode, headers);
      await body.dump();
      return statusCode < 500;
    } catch {
      return false;
    }
  }

  return {
    attempt,
    getFile,
    sendFile,
    openStream,
    isReachable,
    get clockOffset() {
      return clockOffset;
    },
    close: async () => {
      await Promise.all([pool.destroy(), streams.destroy(), probes.destroy()]);
    },
  };
}
