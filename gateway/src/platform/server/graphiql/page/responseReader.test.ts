import { expect, test } from 'vitest';
import { createResponseReader } from './responseReader.js';

function resultsOf(contentType: string, pieces: readonly string[]): unknown[] {
  const results: unknown[] = [];
  const reader = createResponseReader(contentType, (result) => results.push(result));
  for (const piece of pieces) reader.add(piece);
  reader.end();
  return results;
}

test('the reader of responses reads JSON that comes in pieces', () => {
  expect(resultsOf('application/json; charset=utf-8', ['{"data":', '{"a":1}}'])).toEqual([
    { data: { a: 1 } },
  ]);
});

test('the reader of responses reads each event of a stream as soon as it is whole', () => {
  const stream =
    ':\n\nevent: next\ndata: {"data":1}\n\nevent: ne|xt\r\ndata: {"data":2}\r\n|\r\nevent: complete\ndata:\n\n';
  expect(resultsOf('text/event-stream', stream.split('|'))).toEqual([{ data: 1 }, { data: 2 }]);
});

test('the reader of responses passes over what is no JSON', () => {
  expect(resultsOf('text/html', ['<html>'])).toEqual([]);
});
