import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { Fault, faultOf, type AnsweredError } from '../relay/Fault.ts';
import type { FetchOptions } from '../relay/fetchDocument.ts';
import { contextHeaders } from '../relay/requestContext.ts';
import { traceHeader } from '../relay/traceparent.ts';
import { readEventStream } from './readEventStream.ts';

/** The gateway sends a heartbeat every 12 s. The connection is dead after two missed ones. */
const silenceMs = 30_000;

/** Receives the events of a subscription. */
interface EventSink {
  next(event: GraphQLResponse): void;
  error(error: Error): void;
  complete(): void;
}

/** Streams the events of a persisted subscription until it completes, the connection is lost, or the signal aborts. */
export async function streamDocument(
  request: RequestParameters,
  variables: Variables,
  { context, signal, onUnauthenticated }: Omit<FetchOptions, 'write'>,
  sink: EventSink,
): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noteSign = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  try {
    noteSign();
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        ...contextHeaders(context),
        ...traceHeader(),
      },
      body: JSON.stringify({ id: request.id, variables }),
      credentials: 'omit',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      throw await faultOfResponse(response);
    }
    for await (const { name, data } of readEventStream(response.body, noteSign)) {
      if (name === 'complete') break;
      if (name === 'next') sink.next(readResult(data));
    }
    sink.complete();
  } catch (error) {
    if (signal.aborted) return;
    const fault = error instanceof Fault ? error : new Fault('NETWORK', 'The connection was lost.');
    if (fault.code === 'UNAUTHENTICATED') onUnauthenticated();
    sink.error(fault);
  } finally {
    clearTimeout(timer);
  }
}

interface Result {
  readonly data?: unknown;
  readonly errors?: readonly AnsweredError[];
}

function readResult(text: string): GraphQLResponse {
  const result = JSON.parse(text) as Result;
  const [first] = result.errors ?? [];
  if (first && !result.data) throw faultOf(first);
  return result as GraphQLResponse;
}

async function faultOfResponse(response: Response): Promise<Fault> {
  try {
    const { errors } = (await response.json()) as Result;
    if (errors?.[0]) return faultOf(errors[0]);
  } catch {
    // The body is not GraphQL.
  }
  return new Fault('UNREADABLE', `The server answered ${response.status} without events.`);
}
