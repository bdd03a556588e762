import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { clockHeader, followClock } from '../clock/currentTime.ts';
import { Fault, faultOf, type AnsweredError } from './Fault.ts';
import type { RequestContext } from './requestContext.ts';
import { endpoint, type OperationInit, requestInit } from './requestInit.ts';
import { takeStarted } from './startedRequests.ts';
import type { NamedWrite } from './writeKeys.ts';

const retryDelayMs = 250;
/** How often a request that the gateway refused for now is sent again, and the longest `Retry-After` that is worth it. */
const retriesWhenLimited = 2;
const longestRetryAfterSeconds = 10;

/** The options of a request. */
export interface FetchOptions {
  readonly context: RequestContext;
  readonly signal: AbortSignal;
  /** The idempotency of a mutation; null for a query. */
  readonly write: NamedWrite | null;
  /** Called when the gateway rejects the token. */
  readonly onUnauthenticated: () => void;
}

/**
 * Runs a persisted document on the gateway. A query without a response is retried once; a mutation never,
 * since it may have taken effect. What a limit refused (429) did not begin: it is sent again after `Retry-After`.
 *
 * Throws a Fault: NETWORK without a response, UNREADABLE if it is not GraphQL, otherwise the gateway's code. Errors
 * next to data stay in the response, and Relay assigns them to their fields.
 */
export async function fetchDocument(
  request: RequestParameters,
  variables: Variables,
  options: FetchOptions,
): Promise<GraphQLResponse> {
  const { response, body } = await receive(request, variables, options);
  const errors: readonly AnsweredError[] = body.errors ?? [];
  if (response.status === 401 || errors.some((error) => faultOf(error).code === 'UNAUTHENTICATED')) {
    options.onUnauthenticated();
    throw new Fault('UNAUTHENTICATED', 'Your session has ended. Please sign in again.');
  }
  const [first] = errors;
  if (first && !body.data) throw requestFault(faultOf(first));
  return body as GraphQLResponse;
}

/** The fault of a whole request. What the gateway says of an unknown document explains nothing to people. */
function requestFault(fault: Fault): Fault {
  if (fault.code !== 'PERSISTED_DOCUMENT_NOT_FOUND') return fault;
  return new Fault(fault.code, 'Brigade was updated. Reload the page to continue.', fault.requestId);
}

/** Sends the request, reads the response, and says what became of the write. */
async function receive(request: RequestParameters, variables: Variables, options: FetchOptions) {
  let isOutcomeKnown = false;
  try {
    const response = await sendWithinLimits(request, variables, options);
    const body = await readResponse(response);
    // Refusals, and pages of proxies before them, may lack the header without saying anything about the clock.
    if (body.data || response.headers.has(clockHeader)) followClock(response.headers);
    isOutcomeKnown = saysOutcome(body);
    return { response, body };
  } finally {
    if (isOutcomeKnown) options.write?.answered();
    else options.write?.lost();
  }
}

/**
 * Whether a response says what became of a write. A fault may hide that it has taken effect; one below its payload
 * does not, as only what was to be shown of it is missing.
 */
function saysOutcome({ data, errors = [] }: ResponseBody): boolean {
  if (errors.length === 0) return true;
  const isBelow = errors.every(({ path }) => path !== undefined && path.length > 1);
  return isBelow && typeof data === 'object' && data !== null && !Object.values(data).includes(null);
}

async function sendWithinLimits(
  request: RequestParameters,
  variables: Variables,
  options: FetchOptions,
): Promise<Response> {
  const init = initOf(request, variables, options);
  for (let retries = 0; ; retries += 1) {
    const response = await send(request, init, options);
    const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
    const isRefusedForNow = response.status === 429 && seconds <= longestRetryAfterSeconds;
    if (!isRefusedForNow || retries === retriesWhenLimited || options.signal.aborted) return response;
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

function initOf(
  request: RequestParameters,
  variables: Variables,
  { context, signal, write }: FetchOptions,
): OperationInit {
  const { headers, ...init } = requestInit(request.id, variables, context);
  return { ...init, headers: { ...headers, ...(write && { 'Idempotency-Key': write.key }) }, signal };
}

async function send(
  request: RequestParameters,
  init: OperationInit,
  { signal }: FetchOptions,
): Promise<Response> {
  try {
    return await (takeStarted(init) ?? fetch(endpoint, init));
  } catch (error) {
    if (signal.aborted || request.operationKind !== 'query') throw networkFault(error);
  }
  await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  try {
    return await fetch(endpoint, init);
  } catch (error) {
    throw networkFault(error);
  }
}

interface ResponseBody {
  readonly data?: unknown;
  readonly errors?: readonly AnsweredError[];
}

async function readResponse(response: Response): Promise<ResponseBody> {
  const requestId = response.headers.get('X-Request-Id');
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    body = null;
  }
  if (isResponseBody(body)) return body;
  // A proxy may respond to an expired session with its own page.
  if (response.status === 401) return {};
  throw new Fault('UNREADABLE', `The server answered ${response.status} without data.`, requestId);
}

function isResponseBody(body: unknown): body is ResponseBody {
  if (typeof body !== 'object' || body === null) return false;
  return 'errors' in body ? Array.isArray(body.errors) : 'data' in body;
}

function networkFault(cause: unknown): Fault {
  const fault = new Fault('NETWORK', 'The server could not be reached. Check your connection and try again.');
  fault.cause = cause;
  return fault;
}
