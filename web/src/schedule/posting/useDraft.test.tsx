import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyPosting } from './postingValues.ts';
import { saveDraft } from './postingDraft.ts';
import { postingWorld } from '../../testing/posting.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { unfold } from '../../testing/unfold.ts';

const path = '/locations/1/gigs-add';
const kept = { ...emptyPosting('schedule', '2099-01-15'), days: ['2099-01-15'], contactName: 'Dana' };
const stored = () => localStorage.getItem('brigade.posting.7.1');

/** The form as it opens again after a reload: the browser's storage outlives it. */
async function openWithDraft() {
  const { screen, router } = await renderApp('/settings', postingWorld());
  saveDraft(1, 7, kept);
  await router.navigate({ href: path });
  await expect.element(screen.getByText('You have a draft')).toBeVisible();
  return { screen, router };
}

beforeEach(() => page.viewport(1440, 900));

test('what is typed is kept in the browser', async () => {
  const { screen } = await renderApp(path, postingWorld());
  await unfold(screen, 'Where');
  await screen.getByRole('textbox', { name: /^Contact on the day/ }).fill('Renata');
  await expect.poll(stored).toContain('Renata');
});

test('an untouched form leaves no draft', async () => {
  const { screen } = await renderApp(path, postingWorld());
  await expect.element(screen.getByRole('form')).toBeVisible();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(stored()).toBeNull();
});

test('a draft is continued as what it was', async () => {
  const { screen, router } = await openWithDraft();
  await screen.getByRole('button', { name: 'Continue your draft' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Post Schedule' })).toBeVisible();
  await unfold(screen, 'Where');
  await expect.element(screen.getByRole('textbox', { name: /^Contact on the day/ })).toHaveValue('Dana');
  await expect.element(screen.getByText('You have a draft')).not.toBeInTheDocument();
  await expect.poll(() => router.state.location.search).toMatchObject({ post_gig_type: 'schedule' });
});

test('the draft can be dropped for good', async () => {
  const { screen } = await openWithDraft();
  await screen.getByRole('button', { name: 'Start over' }).click();
  await expect.element(screen.getByText('You have a draft')).not.toBeInTheDocument();
  await unfold(screen, 'Where');
  await expect.element(screen.getByRole('textbox', { name: /^Contact on the day/ })).toHaveValue('');
  expect(stored()).toBeNull();
});
