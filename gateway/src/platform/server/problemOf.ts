import type { GraphQLError } from 'graphql';
import { isErrorCode } from '../errors/errorCode.ts';
import { rootCause } from '../errors/publicError.ts';
import { RestError, UpstreamRefusal, UpstreamSchemaError } from '../rest/restError.ts';
import type { Problem } from './exchange.ts';

/** The "    at resolve (…/gigs/Gig.ts:12:3)" lines of a stack, without its message, which may quote personal data. */
function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 8);
}

function failureOf(error: RestError): string {
  return error instanceof UpstreamRefusal ? `${error.name} ${error.status}` : error.name;
}

/** An error outside of any operation. */
export function problemOfThrown(error: unknown): Pick<Problem, 'failure' | 'frames'> {
  return error instanceof Error
    ? { failure: error.name, frames: framesOf(error) }
    : { failure: typeof error };
}

/** The parts of an error that may be logged: names, codes and paths, never user input. */
export function problemOf(error: GraphQLError): Problem {
  const { code } = error.extensions;
  const cause = rootCause(error);
  return {
    code: isErrorCode(code) ? code : 'INTERNAL',
    ...(error.path && { path: error.path.filter((key) => typeof key === 'string').join('.') }),
    ...(cause instanceof RestError && { endpoint: cause.endpoint, failure: failureOf(cause) }),
    ...(cause instanceof UpstreamSchemaError && { places: cause.paths }),
    ...(code === 'INTERNAL' && problemOfThrown(cause)),
  };
}
