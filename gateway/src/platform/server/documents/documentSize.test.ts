import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { documentSize } from './documentSize.ts';

test.for([
  ['{ a b c }', { selections: 3, fragments: 0, pairs: 0 }, 'fields of different names'],
  ['{ a a a }', { selections: 3, fragments: 0, pairs: 3 }, 'a field three times'],
  ['{ a b: a }', { selections: 2, fragments: 0, pairs: 0 }, 'a field under two names'],
  ['{ a { x } a { x } }', { selections: 4, fragments: 0, pairs: 1 }, 'sets of their own'],
  ['{ a ... { a } ... { a } }', { selections: 5, fragments: 0, pairs: 3 }, 'inline fragments'],
  [
    '{ ...A ...B } fragment A on Query { a } fragment B on Query { a }',
    { selections: 4, fragments: 2, pairs: 1 },
    'two fragments',
  ],
  ['type A { a: Int }', { selections: 0, fragments: 0, pairs: 0 }, 'a type'],
] as const)('the size of %s: %o (%s)', ([document, size]) => {
  expect(documentSize(parse(document))).toEqual(size);
});
