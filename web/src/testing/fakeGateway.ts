import { buildSchema, graphqlSync } from 'graphql';
import { vi } from 'vitest';
import persisted from '../../../persisted-documents.json';
import schemaText from '../../../schema.graphql?raw';
import { openEventStream, type OpenStream } from './fakeEventStream.ts';

/** The gateway's root fields; each may be a value or a function of its arguments. */
export type Root = Record<string, unknown>;

/** A request as the gateway got it. */
interface SeenRequest {
  /** Of the operation. */
  readonly name: string;
  readonly variables: Record<string, unknown>;
  readonly headers: Headers;
}

/** Responds to a request in place of the root fields, unless it gives null. */
type Interception = (request: SeenRequest) => Response | Promise<Response | null> | null;

const schema = buildSchema(schemaText);
const documents: Record<string, string> = persisted;

/**
 * Replaces the gateway: it runs the persisted documents against the real schema and the given root fields, so an
 * answer holds what was asked for and nothing else. It answers the browser's `fetch` until the test is over.
 */
export function fakeGateway(root: Root) {
  const requests: SeenRequest[] = [];
  const lines: OpenStream[] = [];
  const signals: unknown[] = [];
  let interception: Interception | null = null;
  let clockOffset = 0;

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    // A screen of an earlier test may only now send what it no longer needs.
    init?.signal?.throwIfAborted();
    if (url === '/signals') {
      signals.push(...(JSON.parse(init?.body as string) as { signals: unknown[] }).signals);
      return new Response(null, { status: 204 });
    }
    const { id, variables } = JSON.parse(init?.body as string) as {
      id: string;
      variables: Record<string, unknown>;
    };
    const source = documents[id] ?? '';
    if (source.startsWith('subscription'))
      return openEventStream(lines, { source, variables, signal: init?.signal });
    const request: SeenRequest = {
      name: /^(?:query|mutation) (\w+)/.exec(source)?.[1] ?? id,
      variables,
      headers: new Headers(init?.headers),
    };
    requests.push(request);
    const intercepted = await interception?.(request);
    if (intercepted) return intercepted;
    const result = graphqlSync({
      schema,
      source,
      variableValues: variables,
      rootValue: root,
    });
    return Response.json(result, { headers: { 'X-Clock-Offset': String(clockOffset) } });
  });

  return {
    requests,
    /** The subscriptions that were begun, in order; not among the requests. */
    lines,
    /** What the page has reported. */
    signals,
    /** The names of the operations that were asked for, in order. */
    names: () => requests.map(({ name }) => name),
    /** The last request for this operation. Requests for others may follow it, in any order. */
    last: (name: string) => requests.findLast((request) => request.name === name),
    /** The last mutation. A refetch may follow it. */
    lastMutation: () => requests.findLast(({ name }) => name.endsWith('Mutation')),
    /** Moves the clock of the marketplace ahead of the browser's, as the next response shows. */
    moveClock(milliseconds: number) {
      clockOffset = milliseconds;
    },
    /** Responds to some requests in another way; null leaves a request to the root fields. */
    intercept(next: Interception | null) {
      interception = next;
    },
  };
}
