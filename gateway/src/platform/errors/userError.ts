import { UpstreamRefusal, type WireError } from '../rest/restError.ts';
import { userErrorCode } from './userErrorCode.ts';
import type { UserErrorCode } from './userErrorCodes.ts';

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
  return leavesOf(error, []).map(({ leaf, targets }) => ({
    code: userErrorCode(leaf.code, status),
    message: leaf.message,
    path: pathOf(targets, paths),
    details: factsOf(leaf),
  }));
}

interface Leaf {
  readonly leaf: WireError;
  /** The targets from the outermost error to this one. */
  readonly targets: readonly string[];
}

/** The innermost errors, which name the fields; the outer ones only collect them. */
function leavesOf(error: WireError, outer: readonly string[]): readonly Leaf[] {
  const targets = error.target === null ? outer : [...outer, error.target];
  const fields = error.details.filter(({ code }) => factNames[code] === undefined);
  return fields.length === 0
    ? [{ leaf: error, targets }]
    : fields.flatMap((field) => leavesOf(field, targets));
}

/**
 * The path into the input for nested targets. Servers name a nested field by its full name (`schedule.1.wage_amount`) or by
 * the part below the outer target; if the field itself is unknown, the closest known one around it counts.
 */
function pathOf(targets: readonly string[], paths: PathsByTarget): readonly string[] {
  for (let end = targets.length; end > 0; end -= 1) {
    for (let start = 0; start < end; start += 1) {
      const path = paths[targets.slice(start, end).join('.')];
      if (path !== undefined) return path;
    }
  }
  return [];
}

function isExpected(error: unknown): error is UpstreamRefusal {
  if (!(error instanceof UpstreamRefusal)) return false;
  return !error.isUnauthenticated && !error.isTokenRefusal && !error.isUnderWay && error.status < 500;
}

/**
 * Converts a failed call of a mutation to errors of its payload. Faults (no session, an API token without the scope, upstream down, the same request
 * still under way, unexpected responses, programming errors) are rethrown and become GraphQL errors.
 */
export function userErrors(error: unknown, paths: PathsByTarget = {}): UserError[] {
  if (!isExpected(error)) throw error;
  const errors = userErrorsFromWire(error.error, paths, error.status);
  if (error.retryAfterSeconds === null) return errors;
  const retry = { name: 'retryAfterSeconds', value: String(error.retryAfterSeconds) };
  return errors.map((each) => ({ ...each, details: [...each.details, retry] }));
}
