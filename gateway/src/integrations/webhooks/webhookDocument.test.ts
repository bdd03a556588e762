import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { UnusableSelection, webhookDocument } from './webhookDocument.ts';

test('a selection becomes that of a node, with its fragments', () => {
  const selection = parse('{ id ...Rest } fragment Rest on Gig { status }');

  expect(webhookDocument(selection, 'gig')).toBe(
    `query ($id: ID!) {
  node(id: $id) {
    ... on Gig {
      id
      ...Rest
    }
  }
}

fragment Rest on Gig {
  status
}`,
  );
});

test.each([
  ['a mutation', 'mutation { cancelGigs { errors { code } } }'],
  ['a subscription', 'subscription { id }'],
  ['two selections', '{ id } query Other { id }'],
  ['no selection', 'fragment Rest on Gig { id }'],
  ['a type', '{ id } type Gig { id: ID }'],
  ['a variable', '{ id @include(if: $isWanted) }'],
  [
    'the variable of the document around it',
    '{ id ...Rest } fragment Rest on Gig { log(after: $id) { id } }',
  ],
  ['a declared variable', 'query ($first: Int) { id }'],
  ['a directive on all of it', 'query @live { id }'],
])('%s is no selection of a webhook', (_what, text) => {
  expect(() => webhookDocument(parse(text), 'gig')).toThrow(UnusableSelection);
});
