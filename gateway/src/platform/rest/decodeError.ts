import { z } from 'zod';
import { paymentMethodMissing, UpstreamRefusal, type WireError } from './restError.ts';
import { wireError } from './wireError.ts';

/** A failed answer as it came over the wire. */
export interface FailedResponse {
  readonly status: number;
  readonly text: string;
  readonly retryAfterSeconds: number | null;
}

const unknownError: WireError = {
  code: 'unknown',
  message: 'Unknown error',
  target: null,
  targetValue: null,
  details: [],
};

/** The error body of today: `{"error": {"code", "message", ...}}`. */
const current = z.object({ error: wireError }).transform(({ error }) => error);

const sentences = z.union([
  z.string().min(1),
  z
    .array(z.string())
    .min(1)
    .transform((all) => all.join(' ')),
]);

function legacyError(message: string, target: string | null = null, details: WireError[] = []): WireError {
  const code = message === paymentMethodMissing ? paymentMethodMissing : 'invalid';
  return { code, message, target, targetValue: null, details };
}

/** `{"message": "…"}`, `{"detail": "…"}`, `{"reason": "…"}` of older parts of the API. */
const sentence = z
  .union([
    z.object({ message: sentences }).transform(({ message }) => message),
    z.object({ detail: sentences }).transform(({ detail }) => detail),
    z.object({ reason: sentences }).transform(({ reason }) => reason),
  ])
  .transform((message) => legacyError(message));

/** `{"email": ["…"], "phone": ["…"]}`: what is wrong, by field. */
const byField = z.record(z.string(), sentences).transform((fields, context): WireError => {
  const details = Object.entries(fields).map(([field, message]) => {
    return legacyError(message, field === 'non_field_errors' ? null : field);
  });
  const [first] = details;
  if (first === undefined) {
    context.addIssue('No field');
    return z.NEVER;
  }
  return details.length === 1
    ? { ...first, details }
    : legacyError('Some fields are not valid', null, details);
});

const errorBody = z.union([current, sentence, byField]);

const identified = z.object({
  code: z.unknown().optional(),
  id: z.unknown().optional(),
  error_id: z.unknown().optional(),
  error: z.unknown().optional(),
});

/** Whether an older shape carries the id of a missing payment method beside its sentence. */
function isMethodMissing(body: unknown): boolean {
  return Object.values(identified.safeParse(body).data ?? {}).includes(paymentMethodMissing);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the error of a failed answer, in the API's own shape or in any of its older ones. A server's fault (5xx)
 * and whatever cannot be read are "Unknown error": their text is not made for people.
 */
export function decodeError(
  endpoint: string,
  { status, text, retryAfterSeconds }: FailedResponse,
): UpstreamRefusal {
  const body = status >= 500 ? undefined : parseJson(text);
  const decoded = errorBody.safeParse(body).data ?? unknownError;
  const error = isMethodMissing(body) ? { ...decoded, code: paymentMethodMissing } : decoded;
  return new UpstreamRefusal(endpoint, status, error, retryAfterSeconds);
}
