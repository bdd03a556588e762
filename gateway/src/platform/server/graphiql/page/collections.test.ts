import { expect, test } from 'vitest';
import { linkTo, operationsOf, readCollection, withOperations, writeCollection } from './collections.js';

const operation = { title: 'Gäste', collection: 'Häuser', query: '{ viewer { id } }', variables: '{"a": 1}' };

test('the file of a collection is read as it was written', () => {
  expect(readCollection(writeCollection([operation]))).toEqual([operation]);
});

test('the file of a collection has nothing but operations', () => {
  const text = JSON.stringify({
    format: 'brigade-operations',
    operations: [{ ...operation, token: 'brg_1' }],
  });
  expect(readCollection(text)).toEqual([operation]);
});

test.each([
  ['no JSON', '{', 'This is not a collection of operations.'],
  ['something else', '{"operations": []}', 'This is not a collection of operations.'],
  ['null', 'null', 'This is not a collection of operations.'],
  [
    'an operation without a query',
    '{"format": "brigade-operations", "operations": [{"title": "A"}]}',
    'An operation of this file has no title or query, or is too long.',
  ],
  [
    'an operation that is null',
    '{"format": "brigade-operations", "operations": [null]}',
    'An operation of this file has no title or query, or is too long.',
  ],
  [
    'too many operations',
    JSON.stringify({
      format: 'brigade-operations',
      operations: Array.from({ length: 501 }, () => operation),
    }),
    'A collection has 500 operations at most.',
  ],
])('the file of a collection with %s is refused', (_, text, message) => {
  expect(() => readCollection(text)).toThrow(message);
});

test('the link of a collection has the operations in its fragment, which browsers do not send', () => {
  const link = new URL(linkTo('https://brigade.example/graphiql', [operation]));
  expect(link.search).toBe('');
  expect(operationsOf(link.hash)).toEqual([operation]);
});

test.each(['', '#other', '#operations=', '#operations=!!', `#operations=${btoa('{}')}`])(
  'the fragment "%s" has no operations',
  (fragment) => {
    expect(operationsOf(fragment)).toEqual([]);
  },
);

test('an operation replaces the one with its title in its collection, and no other', () => {
  const changed = { ...operation, query: '{ skills { id } }' };
  const elsewhere = { ...operation, collection: 'A' };
  expect(withOperations([operation], [changed, elsewhere])).toEqual([elsewhere, changed]);
});
