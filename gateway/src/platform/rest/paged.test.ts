import { expect, test } from 'vitest';
import { z } from 'zod';
import { decodeResponse } from './decodeResponse.ts';
import { mapRows, paged } from './paged.ts';
import { UpstreamSchemaError } from './restError.ts';

const listSkills = { name: 'listSkills', response: paged(z.object({ id: z.int() })) };
const results = [{ id: 1 }, { id: 2 }];

function decode(response: unknown) {
  return decodeResponse(listSkills, JSON.stringify(response), 'brigade');
}

test.each([
  ['an envelope', { count: 30, next: 'https://x.example/?page=2', results }, { count: 30, hasNext: true }],
  ['an envelope with a page number', { count: 30, next: 2, results }, { count: 30, hasNext: true }],
  ['a last page', { count: 2, next: null, results }, { count: 2, hasNext: false }],
  ['an envelope without a count', { next: null, previous: null, results }, { count: null, hasNext: false }],
  ['an envelope without next', { count: 2, results }, { count: 2, hasNext: null }],
  ['a plain array', results, { count: 2, hasNext: false }],
])('%s is read as a page', (_, response, page) => {
  expect(decode(response)).toEqual({ ...page, results });
});

test('an envelope that says nothing about its end is refused: it could be a part of the list', () => {
  expect(() => decode({ results })).toThrow(UpstreamSchemaError);
});

test('a row of a plain array that is not valid is named as one of an envelope', () => {
  expect(() => decode([{ id: 1 }, { id: 'x' }])).toThrow('wrong shape at results.1.id');
});

test('rows can be mapped without losing what the page says', () => {
  expect(mapRows({ count: 9, hasNext: true, results: [1, 2] }, String)).toEqual({
    count: 9,
    hasNext: true,
    results: ['1', '2'],
  });
});
