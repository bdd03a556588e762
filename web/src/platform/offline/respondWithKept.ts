import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { assumeClock, clockOffset, currentMs } from '../clock/currentTime.ts';
import { Fault } from '../relay/Fault.ts';
import { isOutage, outageOf } from '../relay/outage.ts';
import { responsesIn } from '../relay/responsesIn.ts';
import { keepResponse, readKeptResponse, sessionKey } from './keptResponses.ts';
import { noteKept } from './keptSince.ts';

/** How long the gateway has before the screen opens with its last state, in milliseconds. */
const patienceMs = 400;

/** Failed fields that will fail next time too; with others, the response is not worth keeping. */
const lastingCodes: readonly unknown[] = ['FORBIDDEN', 'NOT_FOUND'];

/** A query of a screen that opens without a connection. */
interface KeptQuery {
  readonly token: string | null;
  readonly request: RequestParameters;
  readonly variables: Variables;
  /** Asks the gateway. */
  readonly ask: () => Promise<GraphQLResponse>;
  /** Receives the kept response, the gateway's, or one after the other. */
  readonly onResponse: (response: GraphQLResponse) => void;
  /** Whether the kept response may be shown: not over newer data, which a refetch would replace. */
  readonly opensKept: boolean;
}

interface Answered {
  readonly kept: Promise<void>;
}

const nothingToKeep: Answered = { kept: Promise.resolve() };

/**
 * Asks the gateway and keeps its response. If it does not respond soon, or cannot be reached, the kept response comes
 * first or instead. A response that lacks a root field for an outage counts as none.
 *
 * It resolves with the response, before that is stored: Relay joins a refetch to a request that has not ended, and
 * would miss what changed in the meantime.
 *
 * @returns `kept` resolves when the response is stored, or cannot be
 * @throws Fault if the gateway refuses, or cannot be reached and nothing is kept; also if it fails after the kept
 *   response was shown, so that a refetch that has joined the request is repeated
 */
export async function respondWithKept({
  token,
  request,
  variables,
  ask,
  onResponse,
  opensKept,
}: KeptQuery): Promise<Answered> {
  const session = token === null ? null : await sessionKey(token);
  if (session === null) {
    onResponse(await ask());
    return nothingToKeep;
  }

  const key = `${session} ${request.id} ${JSON.stringify(variables)}`;
  let isOver = false;
  const showKept = async (): Promise<boolean> => {
    const kept = await readKeptResponse(key).catch(() => undefined);
    if (!kept || isOver) return false;
    assumeClock(kept.clockOffset ?? 0);
    noteKept(kept.keptAt);
    onResponse(kept.answer);
    return true;
  };
  const answering = ask();
  const shown = opensKept ? waitFor(answering).then((hasResponded) => !hasResponded && showKept()) : false;
  const answer = await answering.catch((error: unknown) => {
    if (opensKept && isOutage(error)) return error;
    throw error;
  });
  const outage = answer instanceof Fault ? answer : outageOf(answer);
  if (outage && opensKept) {
    if (await shown) throw outage;
    if (await showKept()) return nothingToKeep;
  }
  if (answer instanceof Fault) throw answer;
  isOver = true;
  noteKept(null);
  onResponse(answer);
  if (!isWorthKeeping(answer)) return nothingToKeep;
  const now = { keptAt: currentMs(), clockOffset: clockOffset() };
  return { kept: keepResponse({ key, session, ...now, answer }).catch(() => undefined) };
}

/** Whether the gateway responds before the screen should open. */
function waitFor(answering: Promise<unknown>): Promise<boolean> {
  return Promise.race([
    answering.then(
      () => true,
      () => true,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), navigator.onLine ? patienceMs : 0)),
  ]);
}

function isWorthKeeping(answer: GraphQLResponse): boolean {
  return responsesIn(answer).every(({ errors = [] }) =>
    errors.every((error) => lastingCodes.includes(error.extensions?.code)),
  );
}
