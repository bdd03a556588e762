import { expect, test } from 'vitest';
import { responseText, wordsOfState } from './deliveryWords.ts';
import { indentedJson } from './indentedJson.ts';
import { readWebhookSearch } from './readWebhookSearch.ts';
import { lostTitle, pauseSentence, topicLabel } from './webhookWords.ts';

test.each([
  ['DELIVERED', 1, 'Delivered'],
  ['FAILED', 9, 'Failed'],
  ['SKIPPED', 0, 'Skipped'],
  ['WAITING', 0, 'Waiting'],
  ['WAITING', 2, 'Retrying'],
  [null, 0, 'Waiting'],
])('the state %s after %i attempts is called %s', (state, attempts, label) => {
  expect(wordsOfState(state, attempts).label).toBe(label);
});

test.each([
  [{ status: 204, failure: null }, 'HTTP 204'],
  [{ status: null, failure: 'NOT_PUBLIC' }, 'Not a public address'],
  [{ status: null, failure: 'A_NEWER_FAILURE' }, 'No answer'],
  [{ status: null, failure: null }, 'No answer'],
])('the answer %o is described as "%s"', (attempt, text) => {
  expect(responseText(attempt)).toBe(text);
});

test.each([
  ['MAKER', null, 'You paused it.'],
  ['SELECTION', 'No field x.', 'Its selection no longer fits the schema. No field x.'],
  ['A_NEWER_REASON', null, ''],
])('the pause for %s with the detail %s is explained as "%s"', (reason, detail, text) => {
  expect(pauseSentence(reason, detail)).toBe(text);
});

test('a topic that is not known is an event', () => {
  expect(topicLabel('A_NEWER_TOPIC')).toBe('Event');
});

test.each([
  ['{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}'],
  ['plain text', 'plain text'],
])('the payload %s is shown with a line for each value', (text, shown) => {
  expect(indentedJson(text)).toBe(shown);
});

test.each([
  [{ delivery: 7 }, 7],
  [{ delivery: '7' }, 7],
  [{}, null],
  [{ delivery: 'x' }, null],
  [{ delivery: -1 }, null],
  [{ delivery: 2 ** 31 }, 2 ** 31],
  [{ delivery: 2 ** 53 }, null],
])('the search params %o open the delivery %s', (search, id) => {
  expect(readWebhookSearch(search)).toBe(id);
});

test('lost events are counted', () => {
  expect([lostTitle(1), lostTitle(1204)]).toEqual(['1 event was lost', '1,204 events were lost']);
});
