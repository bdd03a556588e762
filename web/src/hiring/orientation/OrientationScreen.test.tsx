import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeOrientation } from '../../testing/candidates.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

function open(root: Record<string, unknown> = {}) {
  const orientation = makeOrientation();
  const markOrientationItemRead = ({ input }: { input: { itemDatabaseId: number } }) => {
    const item = orientation.items.find(({ databaseId }) => databaseId === input.itemDatabaseId);
    if (item) item.readAt = '2026-03-02T15:00:00Z';
    const isDone = orientation.items.every(({ readAt }) => readAt !== null);
    orientation.completedAt = isDone ? '2026-03-02T15:00:00Z' : null;
    return { errors: [], orientation };
  };
  return renderApp('/orientation/0R1E-NTAT-10N5', { orientation, markOrientationItemRead, ...root }, false);
}

test('each part is read and ticked off; with the last it is done', async () => {
  const { screen, gateway } = await open();
  const welcome = screen.getByRole('checkbox', { name: 'I have read “Welcome”' });

  await expect.element(screen.getByText('0 of 2 read')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /Watch the video/ }))
    .toHaveAttribute('href', 'https://grill.example/welcome');
  await welcome.click();
  await expect.element(screen.getByText('1 of 2 read')).toBeVisible();
  await expect.element(welcome).toBeChecked();
  await screen.getByRole('checkbox', { name: 'I have read “What to wear”' }).click();

  await expect.element(screen.getByText('All done')).toBeVisible();
  expect(gateway.requests.filter(({ name }) => name === 'markItemReadMutation')).toMatchObject([
    { variables: { input: { code: '0R1ENTAT10N5', itemDatabaseId: 1 } } },
    { variables: { input: { code: '0R1ENTAT10N5', itemDatabaseId: 2 } } },
  ]);
});

test('what was read stays read', async () => {
  const { screen, gateway } = await open();
  const welcome = screen.getByRole('checkbox', { name: 'I have read “Welcome”' });

  await welcome.click();
  await expect.element(screen.getByText('1 of 2 read')).toBeVisible();
  await welcome.click();

  await expect.element(welcome).toBeChecked();
  expect(gateway.names().filter((name) => name === 'markItemReadMutation')).toHaveLength(1);
});

test('an error is shown at its item', async () => {
  const { screen } = await open({
    markOrientationItemRead: { errors: [refusal('NOT_FOUND', 'There is no such item.')], orientation: null },
  });
  const welcome = screen.getByRole('checkbox', { name: 'I have read “Welcome”' });

  await welcome.click();

  await expect.element(screen.getByText('There is no such item.')).toBeVisible();
  await expect.element(welcome).not.toBeChecked();
});

test('a wrong code opens nothing', async () => {
  const { screen } = await open({
    orientation: () => {
      throw fault('NOT_FOUND');
    },
  });

  await expect.element(screen.getByRole('heading', { name: 'This code is not valid' })).toBeVisible();
});

test.each([360, 1440])(
  'an orientation has no accessibility violation and fits at %i pixels',
  async (width) => {
    await page.viewport(width, 800);
    const { screen } = await open();
    await expect.element(screen.getByText('0 of 2 read')).toBeVisible();

    await expectAccessible(document.body);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
