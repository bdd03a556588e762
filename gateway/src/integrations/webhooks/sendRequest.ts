import { type Dispatcher, request } from 'undici';
import { retryAfterSeconds } from '../../platform/rest/retryAfter.ts';
import type { AttemptResult, SignedRequest } from './deliveriesApi.ts';
import { AddressNotPublic } from './guardedAgent.ts';

/** How much of a response is kept, in characters. */
const maxResponseLength = 1_000;

/**
 * Sends a delivery once and follows no redirect. A response counts from its status on, however slowly the rest comes.
 *
 * @param dispatcher a guarded agent
 */
export async function sendRequest(
  { url, headers, body }: SignedRequest,
  dispatcher: Dispatcher,
  signal: AbortSignal,
): Promise<AttemptResult> {
  try {
    const response = await request(url, {
      dispatcher,
      signal,
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        accept: '*/*',
        'user-agent': 'Brigade-Webhooks',
      },
      body,
      // The signal ends it.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const retryAfter = [response.headers['retry-after']].flat()[0] ?? null;
    const seconds = retryAfterSeconds(retryAfter, Date.now());
    return {
      outcome: 'responded',
      status: response.statusCode,
      answer: await beginningOf(response.body),
      ...(seconds !== null && { retry_after_seconds: seconds }),
    };
  } catch (error) {
    return { outcome: 'failed', failure: signal.aborted ? 'TIMEOUT' : failureOf(error) };
  }
}

/** As text that can be stored. */
async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length >= maxResponseLength) break;
    }
  } catch {
    // The receiver has said what counts.
  }
  return text.slice(0, maxResponseLength).replaceAll('\0', '\uFFFD').toWellFormed();
}

const nameCodes = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA']);
const timeoutCodes = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);
const certificateCode = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^ERR_TLS|^ERR_SSL/;

function failureOf(error: unknown): Extract<AttemptResult, { outcome: 'failed' }>['failure'] {
  if (error instanceof AddressNotPublic) return 'NOT_PUBLIC';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (nameCodes.has(code)) return 'NAME_NOT_FOUND';
  if (timeoutCodes.has(code)) return 'TIMEOUT';
  return certificateCode.test(code) ? 'CERTIFICATE' : 'CONNECTION';
}
