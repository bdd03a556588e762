import { payloadTypes, type WebhookSubject } from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import { type DocumentNode, Kind, parse, print, visit } from 'graphql';

/** Thrown for a selection that is more, or less, than what to select. The message is for its maker. */
export class UnusableSelection extends Error {
  override name = 'UnusableSelection';
}

function envelope(subject: WebhookSubject): DocumentNode {
  return parse(`query ($id: ID!) { node(id: $id) { ... on ${payloadTypes[subject]} { __typename } } }`, {
    noLocation: true,
  });
}

/**
 * The query that reads a payload; its variable `id` is the node's. The selection is inserted into the parsed query, not
 * into its text, so that it cannot select anything outside that node.
 *
 * @param selection a parsed selection such as `{ id status }`, and the fragments that it spreads
 * @throws UnusableSelection
 */
export function webhookDocument(selection: DocumentNode, subject: WebhookSubject): string {
  const operations = selection.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const fragments = selection.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const [operation, ...others] = operations;
  const isAlone =
    others.length === 0 && operations.length + fragments.length === selection.definitions.length;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !isAlone || operation.operation !== 'query') {
    throw new UnusableSelection('Must be one selection, such as { id }, and its fragments');
  }
  visit(selection, {
    [Kind.VARIABLE]() {
      throw new UnusableSelection('Must not have variables');
    },
  });
  if (operation.directives?.length) throw new UnusableSelection('Must not have directives of its own');
  const whole = visit(envelope(subject), {
    [Kind.INLINE_FRAGMENT]: (fragment) => ({ ...fragment, selectionSet: operation.selectionSet }),
  });
  return print({ ...whole, definitions: [...whole.definitions, ...fragments] });
}
