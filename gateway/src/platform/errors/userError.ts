import { UpstreamRefusal, type WireError } from '../rest/restError.ts';
import { userErrorCode, type UserErrorCode } from './userErrorCode.ts';

/** A named fact about an error, e.g. attemptsLeft = "4". */
export interface UserErrorDetail {
  readonly name: string;
  readonly value: string;
}

/** An expected failure of a mutation, as its payload carries it. */
export interface UserError {
  readonly code: UserErrorCode;
  readonly message: string;
  /** Where in the mutation's input, outermost first; empty when no one place is meant. */
  readonly path: readonly string[];
  readonly details: readonly UserErrorDetail[];
}

/** The upstream's field names -> paths into the mutation's input. */
export type PathsByTarget = Readonly<Record<string, readonly string[]>>;

/** A user error that the gateway found by itself. */
export function userError(code: UserErrorCode, message: string, path: readonly string[] = []): UserError {
  return { code, message, path, details: [] };
}

/** Details that are facts about their parent rather than errors of a field of their own. */
const factNames: Readonly<Record<string, string>> = { attempts_left: 'attemptsLeft' };

function factsOf(error: WireError): UserErrorDetail[] {
  return error.details.flatMap(({ code, targetValue }) => {
    const name = factNames[code];
    return name === undefined || targetValue === null ? [] : [{ name, value: String(targetValue) }];
  });
}

/**
 * The user errors that one error of the upstream stands for: one for each field that it names, else one.
 *
 * @param paths where each of the upstream's targets stands in the input; others give an empty path.
 * @param status of the answer that carried the error, if it was a failed one.
 */
export function userErrorsFromWire(
  error: WireError,
  paths: PathsByTarget = {},
  status?: number,
): UserError[] {
  const fields = error.details.filter(({ code }) => factNames[code] === undefined);
  const named = fields.length > 0 ? fields : [error];
  return named.map((field) => ({
    code: userErrorCode(field.code, status),
    message: field.message,
    path: (field.target === null ? undefined : paths[field.target]) ?? [],
    details: factsOf(field),
  }));
}

function isExpected(error: unknown): error is UpstreamRefusal {
  return error instanceof UpstreamRefusal && !error.isUnauthenticated && error.status < 500;
}

/**
 * Turns a failed call of a mutation into errors of its payload. Faults (no session, upstream down, unexpected
 * answers, programming errors) are no data: they are thrown again and become GraphQL errors.
 */
export function userErrors(error: unknown, paths: PathsByTarget = {}): UserError[] {
  if (!isExpected(error)) throw error;
  const errors = userErrorsFromWire(error.error, paths, error.status);
  if (error.retryAfterSeconds === null) return errors;
  const retry = { name: 'retryAfterSeconds', value: String(error.retryAfterSeconds) };
  return errors.map((each) => ({ ...each, details: [...each.details, retry] }));
}
