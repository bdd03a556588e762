import { expect, test } from 'vitest';
import { axeViolations } from '../../../testing/axe.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { connection, makeLocation, makeViewer } from '../../../testing/world.ts';

const pending = (databaseId: number) =>
  makeLocation(databaseId, { approvalStatus: 'PENDING', viewerCanEdit: true, viewerCanSetFees: true });

const adminWith = (locations: () => readonly object[]) => ({
  viewer: () => makeViewer({ isPlatformAdmin: true, locations: () => connection(locations(), {}) }),
});

test('a platform admin approves a location in place, and it leaves the list', async () => {
  let locations = [pending(3), pending(4)];
  const { screen, gateway } = await renderApp('/approvals', {
    ...adminWith(() => locations),
    approveLocation: () => {
      locations = [pending(4)];
      return { errors: [], location: makeLocation(3) };
    },
  });
  await expect.element(screen.getByText('2 locations wait for a decision.')).toBeVisible();
  expect(await axeViolations(screen.container)).toEqual([]);
  await screen.getByRole('button', { name: 'Approve' }).first().click();
  await expect.element(screen.getByText('1 location waits for a decision.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Grill 3' })).not.toBeInTheDocument();
  expect(gateway.names()).toContain('approveLocationMutation');
});

test('says when no location waits', async () => {
  const { screen } = await renderApp(
    '/approvals',
    adminWith(() => []),
  );
  await expect.element(screen.getByText('Nothing to approve')).toBeVisible();
});

test('says who approves locations to everyone else', async () => {
  const { screen } = await renderApp('/approvals');
  await expect.element(screen.getByText('Only platform admins approve locations')).toBeVisible();
});
