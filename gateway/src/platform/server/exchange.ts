import type { VariableValues } from 'graphql';
import type { CallerShare } from '../load/callerLimits.ts';
import type { CallTrace } from '../rest/callTrace.ts';
import type { Caller } from '../rest/callHeaders.ts';
import type { RestSession } from '../rest/restSession.ts';
import type { ErrorCode } from '../errors/errorCode.ts';
import type { GraphQLRequest } from './http/readGraphQLRequest.ts';

/** What went wrong in one place of an operation, in words that may be logged. */
export interface Problem {
  readonly code: ErrorCode;
  /** The field's path with list indexes left out, e.g. "gig.applications.edges.node.pro". */
  readonly path?: string;
  /** The REST endpoint that failed, and how. */
  readonly endpoint?: string;
  readonly failure?: string;
  /** Places of an answer that did not fit its schema. */
  readonly places?: readonly string[];
  /** Where a programming error was thrown; its message may hold anything and stays out. */
  readonly frames?: readonly string[];
}

/** One GraphQL request and what becomes known of it on its way. */
export interface Exchange {
  readonly request: GraphQLRequest;
  readonly caller: Caller;
  readonly rest: RestSession;
  /** What the caller may use at once; the operation takes its part before it runs. */
  readonly share: CallerShare;
  readonly trace: CallTrace;
  /** Whether the upstream has accepted the caller's token; true without one. */
  readonly isCallerKnown: () => boolean;
  /** Aborted when nothing more can be sent. */
  readonly ended: AbortSignal;
  /** "query Applicants" of the operation that is run; null before it is known. */
  operation: { readonly kind: string; readonly name: string | null } | null;
  /** The coerced variables of the operation; null before it is known. */
  variables: VariableValues | null;
  /** Cost of the operation and the limit that it was held to. */
  cost: { readonly requested: number; readonly limit: number } | null;
  problems: readonly Problem[];
}

/** A request of which nothing is known yet but what it came with. */
export function newExchange(
  given: Pick<Exchange, 'request' | 'caller' | 'rest' | 'share' | 'trace' | 'isCallerKnown' | 'ended'>,
): Exchange {
  return { ...given, operation: null, variables: null, cost: null, problems: [] };
}
