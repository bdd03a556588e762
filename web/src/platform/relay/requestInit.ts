import { contextHeaders, type RequestContext } from './requestContext.ts';
import { traceHeader } from './traceparent.ts';

/** Where the gateway takes operations. */
export const endpoint = '/graphql';

/** A request of an operation, as `fetch` takes it. */
export interface OperationInit extends RequestInit {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Runs a persisted document. Its repetitions belong to one trace. */
export function requestInit(
  id: string | null | undefined,
  variables: object,
  context: RequestContext,
): OperationInit {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
      ...contextHeaders(context),
      ...traceHeader(),
    },
    body: JSON.stringify({ id, variables }),
    credentials: 'omit',
  };
}
