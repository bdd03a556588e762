import { hash } from 'node:crypto';
import {
  Kind,
  visit,
  type DocumentNode,
  type OperationDefinitionNode,
  type ValidatedSubscriptionArgs,
} from 'graphql';
import type { Exchange } from './exchange.ts';

/** The argument of subscriptions that says where following begins. It does not change what an event is. */
const startArgument = 'after';

/** The variables that the results of a subscription depend on. */
function variablesOfResults(
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): ReadonlySet<string> {
  const starts = new Set(
    selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD
        ? (selection.arguments ?? []).filter(({ name }) => name.value === startArgument)
        : [],
    ),
  );
  const names = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Argument: (node) => (starts.has(node) ? false : undefined),
    Variable({ name }) {
      names.add(name.value);
    },
  });
  return names;
}

/**
 * Names the selection of a subscription.
 *
 * @param text the document as it was sent.
 * @returns the same for subscriptions whose results are equal for equal events: those of one session with the same
 *   document, location and variables, wherever they began. Other sessions may have other rights.
 */
export function selectionKey(
  { request, caller }: Pick<Exchange, 'request' | 'caller'>,
  text: string,
  { document, operation }: Pick<ValidatedSubscriptionArgs, 'document' | 'operation'>,
): string {
  const { token, locationId, appContext } = caller;
  const names = [...variablesOfResults(document, operation)];
  const variables = names.map((name) => [name, request.variables?.[name]]);
  const selection = [token, locationId, appContext, text, operation.name?.value, variables];
  return hash('sha256', JSON.stringify(selection));
}
