import { z } from 'zod';
import {
  type ResponseError,
  documentError,
  temporaryError,
  workerResponse,
} from '../../platform/workers/workerResponse.ts';
import type { AttemptResult, PayloadParts } from './deliveriesApi.ts';

const dataSchema = z.object({ node: z.record(z.string(), z.unknown()).nullable() }).nullish();

/** A payload, or why there is nothing to send. */
export type Reading = { readonly payload: PayloadParts } | { readonly result: AttemptResult };

/** The largest payload, in bytes: it is stored, shown in the log and sent at each attempt. */
const mostBytes = 500_000;

const isHidden = ({ extensions: { code } }: ResponseError) => code === 'FORBIDDEN' || code === 'NOT_FOUND';

const unreadable = (detail: string): Reading => ({ result: { outcome: 'unreadable', detail } });

/** The payload that a response to its document makes. */
export function payloadOf(text: string): Reading {
  const response = workerResponse(JSON.parse(text));
  const { errors } = response;
  const unusable = documentError(response);
  if (unusable) return unreadable(unusable.message);
  if (temporaryError(response)) return { result: { outcome: 'failed', failure: 'READING' } };
  const node = dataSchema.parse(response.data)?.node ?? null;
  if (node === null) {
    const wrong = errors.find((error) => !isHidden(error));
    return wrong ? unreadable(wrong.message) : { result: { outcome: 'skipped' } };
  }
  if (Buffer.byteLength(text) > mostBytes) {
    return unreadable(`The payload has ${Buffer.byteLength(text)} bytes; ${mostBytes} are allowed.`);
  }
  return { payload: { data: node, ...(errors.length > 0 && { errors: errors.map(fieldError) }) } };
}

/** An error as receivers see it: its path begins in `data`. */
function fieldError({ message, path = [], extensions: { code } }: ResponseError): object {
  return { message, path: path.slice(1), extensions: { code } };
}
