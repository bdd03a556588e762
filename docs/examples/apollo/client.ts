import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  ServerError,
} from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { RetryLink } from '@apollo/client/link/retry';
import { relayStylePagination } from '@apollo/client/utilities';
import { print } from 'graphql';
import type { Client } from 'graphql-sse';
import { Observable } from 'rxjs';
import type { Access } from '../access.ts';

/** What callers may give with an operation. */
interface CallContext {
  readonly headers?: Readonly<Record<string, string>>;
  /** The same for every retry of a mutation. */
  readonly idempotencyKey?: string;
}

/** An Apollo Client that retries what may be retried, joins the pages of connections, and subscribes. */
export function createApolloClient({ url, token }: Access, eventStream: Client): ApolloClient {
  const headers = new SetContextLink((context) => {
    const { headers: former, idempotencyKey } = context as CallContext;
    return {
      headers: {
        ...former,
        authorization: `Bearer ${token}`,
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
    };
  });
  return new ApolloClient({
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      new SubscriptionLink(eventStream),
      ApolloLink.from([retry, headers, new HttpLink({ uri: `${url}/graphql` })]),
    ),
    cache: new InMemoryCache({
      // Every node has an id that is its own in all responses, so the cache needs no further keys.
      typePolicies: { Location: { fields: { gigs: relayStylePagination(['filter', 'orderBy']) } } },
    }),
  });
}

/** Repeats what was refused for lack of capacity after Retry-After, and what got lost if that is safe. */
const retry = new RetryLink({
  attempts: (count, { operationType, getContext }, error) => {
    if (count >= 4 || CombinedGraphQLErrors.is(error)) return false;
    if (ServerError.is(error)) return error.response.headers.has('retry-after');
    return operationType === 'query' || getContext()['idempotencyKey'] !== undefined;
  },
  delay: (count, _operation, error) =>
    ServerError.is(error) ? Number(error.response.headers.get('retry-after')) * 1000 : 2 ** count * 100,
});

class SubscriptionLink extends ApolloLink {
  readonly #eventStream: Client;

  constructor(eventStream: Client) {
    super();
    this.#eventStream = eventStream;
  }

  override request(operation: ApolloLink.Operation): Observable<ApolloLink.Result> {
    const { variables, operationName, query } = operation;
    return new Observable((sink) =>
      this.#eventStream.subscribe<ApolloLink.Result['data']>(
        { query: print(query), variables, ...(operationName !== undefined && { operationName }) },
        {
          next: (result) => sink.next(result as ApolloLink.Result),
          error: (error) => sink.error(error),
          complete: () => sink.complete(),
        },
      ),
    );
  }
}
