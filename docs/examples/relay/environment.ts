import type { Client } from 'graphql-sse';
import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { Access } from '../access.ts';
import { request } from '../fetch/request.ts';

/** A Relay environment that retries as the plain client does, and subscribes. */
export function createEnvironment(access: Access, eventStream: Client): Environment {
  return new Environment({
    network: Network.create(
      async ({ text }, variables, { metadata }) => {
        const key = metadata?.['idempotencyKey'];
        const data = await request<object>(
          access,
          text ?? '',
          variables,
          typeof key === 'string' ? key : undefined,
        );
        return { data };
      },
      ({ text }, variables) =>
        Observable.create((sink) =>
          eventStream.subscribe(
            { query: text ?? '', variables },
            {
              next: (result) => sink.next(result as GraphQLResponse),
              error: (error) => sink.error(error instanceof Error ? error : new Error('The stream failed.')),
              complete: () => sink.complete(),
            },
          ),
        ),
    ),
    // Every node has an id that is its own in all responses, so Relay's store needs no further settings.
    store: new Store(new RecordSource()),
  });
}
