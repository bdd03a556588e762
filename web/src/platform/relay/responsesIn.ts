import type { GraphQLResponse, GraphQLSingularResponse } from 'relay-runtime';
import type { AnsweredError } from './Fault.ts';

/** One response; Relay's type of it leaves out the paths and codes of errors. */
interface SingleResponse {
  readonly data?: GraphQLSingularResponse['data'];
  readonly errors?: readonly AnsweredError[];
}

/** The responses to a request: Relay also allows a list, of several for one request. */
export function responsesIn(response: GraphQLResponse): readonly SingleResponse[] {
  return (Array.isArray(response) ? response : [response]) as readonly SingleResponse[];
}
