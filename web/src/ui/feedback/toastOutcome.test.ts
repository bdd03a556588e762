import { beforeEach, expect, test } from 'vitest';
import { takeToasts } from './toast.ts';
import { toastFailure, toastOutcome } from './toastOutcome.ts';
import { undoAction } from './undoAction.ts';
import { UserFacingError } from './userMessage.ts';

beforeEach(() => {
  takeToasts();
});

test.each([[], null])('a success is announced with what follows from it (%j)', async (refusal) => {
  expect(await toastOutcome(async () => refusal, 'Maria is selected', { description: 'For Friday' })).toBe(
    true,
  );
  expect(takeToasts()).toEqual([{ tone: 'success', title: 'Maria is selected', description: 'For Friday' }]);
});

test.each(['The shift is full.', [{ message: 'The shift is full.' }, { message: 'And closed.' }]])(
  'a refusal says why, and nothing about a success (%j)',
  async (refusal) => {
    expect(await toastOutcome(async () => refusal, 'Maria is selected', { description: 'For Friday' })).toBe(
      false,
    );
    expect(takeToasts()).toEqual([{ tone: 'danger', title: 'The shift is full.' }]);
  },
);

test('a failed request counts as not done, and says what happened', async () => {
  const failed = Promise.reject(new UserFacingError('You seem to be offline.'));
  expect(await toastOutcome(() => failed, 'Maria is selected')).toBe(false);
  expect(takeToasts()).toEqual([{ tone: 'danger', title: 'You seem to be offline.' }]);
});

test('an action without a message of its own is silent unless it fails', async () => {
  await toastFailure(async () => 'done');
  expect(takeToasts()).toEqual([]);
  await toastFailure(() => Promise.reject(new Error('a secret')));
  expect(takeToasts()).toEqual([{ tone: 'danger', title: 'Something went wrong. Please try again.' }]);
});

test('an undo says that it is done, or why not', async () => {
  const { label, onAction } = undoAction(async () => [{ message: 'Too late.' }], 'Maria is back');
  expect(label).toBe('Undo');
  onAction();
  await expect.poll(takeToasts).toEqual([{ tone: 'danger', title: 'Too late.' }]);
});
