import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { faultOf, type AnsweredError, type Fault } from './Fault.ts';
import { isOutage } from './outage.ts';
import { responsesIn } from './responsesIn.ts';

const none: ReadonlyMap<string, Fault> = new Map();

/**
 * What the last response to each query lacked for an outage. A refetch that lacks anything else is refused, so that its
 * screen keeps what it has; one that lacks no more than before is shown, since what is missing may never come back.
 */
export function lostParts() {
  const lost = new Map<string, ReadonlyMap<string, Fault>>();
  return {
    /** Takes down what a response lacks that is about to be shown. */
    note: (request: RequestParameters, variables: Variables, response: GraphQLResponse): void => {
      if (request.operationKind !== 'query') return;
      const parts = partsLostIn(response);
      if (parts.size > 0) lost.set(nameOf(request, variables), parts);
      else lost.delete(nameOf(request, variables));
    },
    /**
     * The response of a refetch.
     *
     * @throws the outage for which it lacks what the last response had
     */
    withoutNew: (request: RequestParameters, variables: Variables, response: GraphQLResponse) => {
      const before = lost.get(nameOf(request, variables)) ?? none;
      for (const [part, outage] of partsLostIn(response)) if (!before.has(part)) throw outage;
      return response;
    },
  };
}

function nameOf({ id }: RequestParameters, variables: Variables): string {
  return `${id} ${JSON.stringify(variables)}`;
}

/** By the fields from the root, without the numbers of rows: rows move. */
function partsLostIn(response: GraphQLResponse): ReadonlyMap<string, Fault> {
  const errors = responsesIn(response).flatMap((one) => one.errors ?? []);
  return new Map(
    errors.map((error) => [partOf(error), faultOf(error)] as const).filter(([, fault]) => isOutage(fault)),
  );
}

function partOf({ path = [] }: AnsweredError): string {
  return path.filter((step) => typeof step === 'string').join('.');
}
