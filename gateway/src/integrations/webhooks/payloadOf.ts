import { z } from 'zod';
import type { AttemptResult, PayloadParts } from './deliveriesApi.ts';

/** A response to the document of a payload, as the endpoint would send it. */
const answerSchema = z.object({
  data: z.object({ node: z.record(z.string(), z.unknown()).nullable() }).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.int()])).optional(),
        extensions: z.object({ code: z.string() }),
      }),
    )
    .optional(),
});

type AnswerError = NonNullable<z.infer<typeof answerSchema>['errors']>[number];

/** What came of reading a payload: it, or why there is nothing to send. */
export type Reading = { readonly payload: PayloadParts } | { readonly result: AttemptResult };

/** The largest payload, in bytes: it is stored, shown in the log and sent at each attempt. */
const mostBytes = 500_000;

/** Errors that say something about a field. With those of documents, they are final; all others may pass. */
const fieldCodes = ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'];
const isOfDocument = (code: string) => /^(?:GRAPHQL|DOCUMENT)_/.test(code);

const isHidden = ({ extensions: { code } }: AnswerError) => code === 'FORBIDDEN' || code === 'NOT_FOUND';

const unreadable = (detail: string): Reading => ({ result: { outcome: 'unreadable', detail } });

/** The payload that a response to its document makes. */
export function payloadOf(text: string): Reading {
  const { data, errors = [] } = answerSchema.parse(JSON.parse(text));
  const ofDocument = errors.find(({ extensions: { code } }) => isOfDocument(code));
  if (ofDocument) return unreadable(ofDocument.message);
  if (errors.some(({ extensions: { code } }) => !fieldCodes.includes(code))) {
    return { result: { outcome: 'failed', failure: 'READING' } };
  }
  const node = data?.node ?? null;
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
function fieldError({ message, path = [], extensions: { code } }: AnswerError): object {
  return { message, path: path.slice(1), extensions: { code } };
}
