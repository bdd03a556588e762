import { beforeEach, expect, test } from 'vitest';
import { dropDraft, emptyDraft, storedDraft, storeDraft } from './signUpDraft.ts';

beforeEach(() => sessionStorage.clear());

const draft = { ...emptyDraft, firstName: 'Ines', marketId: 'market-2', smsOptIn: true };

test('a draft is found again by the account it is of', () => {
  storeDraft('user-1', draft);

  expect(storedDraft('user-1', emptyDraft)).toEqual(draft);
});

test('the draft of another account is no one’s business', () => {
  storeDraft('user-1', draft);

  expect(storedDraft('user-2', emptyDraft)).toEqual(emptyDraft);
});

test('a draft that was dropped is gone', () => {
  storeDraft('user-1', draft);
  dropDraft();

  expect(storedDraft('user-1', emptyDraft)).toEqual(emptyDraft);
});

test.each(['', 'no json', 'null', '[]', '{"userId":"user-1","firstName":7}'])(
  'a damaged draft "%s" counts as none',
  (text) => {
    sessionStorage.setItem('brigade.sign-up', text);

    expect(storedDraft('user-1', emptyDraft)).toEqual(emptyDraft);
  },
);
