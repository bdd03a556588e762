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
  /** The path into the mutation's input, outermost first; empty if the error concerns no single field. */
  readonly path: readonly string[];
  readonly details: readonly UserErrorDetail[];
}

/** The upstream's field names -> paths into the mutation's input. */
export type PathsByTarget = Readonly<Record<string, readonly string[]>>;

/** A user error that the gateway itself detected. */
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
 * Converts an upstream error to user errors: one for each field that it names, else one.
 *
 * @param paths maps the upstream's targets to paths into the input; other targets get an empty path.
 * @param status of the error response, if it was one.
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
 * Converts a failed call of a mutation to errors of its payload. Faults (no session, upstream down, unexpected
 * responses, programming errors) are rethrown and become GraphQL errors.
 */
export function userErrors(error: unknown, paths: PathsByTarget = {}): UserError[] {
  if (!isExpected(error)) throw error;
  const errors = userErrorsFromWire(error.error, paths, error.status);
  if (error.retryAfterSeconds === null) return errors;
  const retry = { name: 'retryAfterSeconds', value: String(error.retryAfterSeconds) };
  return errors.map((each) => ({ ...each, details: [...each.details, retry] }));
}
