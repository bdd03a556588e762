import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, makeViewer, refusal } from '../../testing/world.ts';

const path = '/approvals/features';

const rollout = (percentage: number, facts: Record<string, unknown> = {}) => ({
  __typename: 'FeatureRollout',
  id: 'rollout-1',
  name: 'jobs_history_assistant',
  description: 'Questions in plain words',
  percentage,
  ...facts,
});

/** A world in which the mutation answers with what it was sent. */
function adminWith(rollouts: readonly object[]) {
  const sent: number[] = [];
  const world = {
    viewer: () => makeViewer({ isPlatformAdmin: true }),
    admin: { featureRollouts: () => rollouts },
    rollOutFeature: ({ input: { percentage } }: { input: { percentage: number } }) => {
      sent.push(percentage);
      return { errors: [], featureRollout: rollout(percentage), viewer: makeViewer() };
    },
  };
  return { sent, world };
}

test('a platform admin rolls a feature back, sees who has it, and takes it back', async () => {
  const { sent, world } = adminWith([rollout(100)]);
  const { screen } = await renderApp(path, world);
  await expect.element(screen.getByText('On for all users.')).toBeVisible();
  await expectAccessible(screen.container);

  const field = screen.getByRole('textbox', { name: 'Percentage of users' });
  await field.fill('25');
  await expect.element(screen.getByText('Will be on for about 25% of users.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('On for about 25% of users.').first()).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();

  await expect.element(field).toHaveValue('100');
  await expect.element(screen.getByText('On for all users again.')).toBeVisible();
  expect(sent).toEqual([25, 100]);
});

test('the new percentage shows before the answer comes', async () => {
  const { world } = adminWith([rollout(100)]);
  const { promise: asked, resolve: respond } = Promise.withResolvers<null>();
  const { screen, gateway } = await renderApp(path, world);
  await expect.element(screen.getByText('On for all users.')).toBeVisible();
  gateway.intercept(() => asked);
  await screen.getByRole('textbox', { name: 'Percentage of users' }).fill('0');
  await screen.getByRole('button', { name: 'Roll out' }).click();
  await expect.element(screen.getByText('On for no one.')).toBeVisible();

  respond(null);
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a refused percentage comes back into its field, with the reason', async () => {
  const { world } = adminWith([rollout(100)]);
  const { screen } = await renderApp(path, {
    ...world,
    rollOutFeature: () => ({
      errors: [refusal('NOT_FOUND', 'There is no such feature.', {}, ['featureRolloutId'])],
      featureRollout: null,
      viewer: null,
    }),
  });
  const field = screen.getByRole('textbox', { name: 'Percentage of users' });
  await field.fill('40');
  await screen.getByRole('button', { name: 'Roll out' }).click();
  await expect.element(screen.getByText('There is no such feature.')).toBeVisible();
  await expect.element(field).toHaveValue('40');
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByText('On for all users.')).toBeVisible();
});

test.for(['101', '-1', '0.001', '', 'many'])('does not send “%s”', async (text) => {
  const { sent, world } = adminWith([rollout(50)]);
  const { screen } = await renderApp(path, world);
  await screen.getByRole('textbox', { name: 'Percentage of users' }).fill(text);
  await screen.getByRole('button', { name: 'Roll out' }).click();
  await expect.element(screen.getByText('Enter 0 to 100 percent, with at most two decimals')).toBeVisible();
  expect(sent).toEqual([]);
});

test('says which features this release does not use', async () => {
  const { world } = adminWith([
    rollout(10),
    rollout(20, { id: 'rollout-2', name: 'a_later_feature', description: null }),
  ]);
  const { screen } = await renderApp(path, world);
  await expect.element(screen.getByRole('heading', { name: 'Rollouts (2)' })).toBeVisible();
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'a_later_feature' }))
    .toMatchTextContent('This release of Brigade does not use it.');
});

test('says that nothing is rolled out', async () => {
  const { screen } = await renderApp(path, adminWith([]).world);
  await expect.element(screen.getByText('No features are being rolled out')).toBeVisible();
  await expectAccessible(screen.container);
});

test('loads again what could not be loaded', async () => {
  let isFailing = true;
  const { screen } = await renderApp(path, {
    ...adminWith([]).world,
    admin: { featureRollouts: () => (isFailing ? fault('UPSTREAM_UNAVAILABLE') : [rollout(75)]) },
  });
  await expect.element(screen.getByText('The features could not be loaded')).toBeVisible();
  isFailing = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('On for about 75% of users.')).toBeVisible();
});

test('says that there is no other screen beside the approvals', async () => {
  const { screen } = await renderApp('/approvals/none', adminWith([]).world);
  await expect.element(screen.getByText('This page does not exist')).toBeVisible();
});

test('says who rolls out features to everyone else', async () => {
  const { screen } = await renderApp(path, { admin: fault('FORBIDDEN') });
  await expect.element(screen.getByText('Only platform admins roll out features')).toBeVisible();
});

test('the approvals lead to the features', async () => {
  const { world } = adminWith([rollout(100)]);
  const { screen } = await renderApp(path, world);
  const tabs = screen.getByRole('navigation', { name: 'Platform' });
  await expect.element(tabs.getByRole('link', { name: 'Approvals' })).toHaveAttribute('href', '/approvals');
  await expect.element(tabs.getByRole('link', { name: 'Features' })).toHaveAttribute('aria-current', 'page');
});
