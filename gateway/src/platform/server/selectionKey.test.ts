import { getOperationAST, parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import type { Exchange } from './exchange.ts';
import { selectionKey } from './selectionKey.ts';

const changes = `
  subscription ($id: ID!, $after: String, $all: Boolean!) {
    gigApplicationsChanged(gigId: $id, after: $after) {
      cursor
      ...Changes
    }
  }
  fragment Changes on LiveChanges { changes @include(if: $all) { subject } }
`;

interface Given {
  readonly variables?: object;
  readonly caller?: object;
  readonly text?: string;
}

function keyOf({ variables, caller, text = changes }: Given = {}): string {
  const document = parse(text);
  return selectionKey(
    {
      request: { variables: { id: 'a', after: '1', all: true, ...variables } },
      caller: {
        token: 'one',
        locationId: 1,
        appContext: null,
        requestId: 'x',
        ...caller,
      } as Exchange['caller'],
    },
    text,
    {
      document,
      operation: getOperationAST(document) as OperationDefinitionNode & { operation: 'subscription' },
    },
  );
}

test('the selection key depends on nothing that differs among tabs of a session', () => {
  expect(keyOf({ variables: { after: '2' }, caller: { requestId: 'y' } })).toBe(keyOf());
});

test.each<[string, Given]>([
  ['variables', { variables: { id: 'b' } }],
  ['variables of directives in fragments', { variables: { all: false } }],
  ['sessions', { caller: { token: 'two' } }],
  ['locations', { caller: { locationId: 2 } }],
  ['app contexts', { caller: { appContext: 'kiosk' } }],
])('the selection key differs for other %s', (_what, given) => {
  expect(keyOf(given)).not.toBe(keyOf());
});

test('the selection key differs for other documents, and for an `after` that results depend on', () => {
  const nested =
    'subscription ($after: String) { gigApplicationsChanged(gigId: "a") { changes { gig { gigs(after: $after) { id } } } } }';
  expect(keyOf({ text: nested })).not.toBe(keyOf());
  expect(keyOf({ text: nested, variables: { after: '2' } })).not.toBe(keyOf({ text: nested }));
});
