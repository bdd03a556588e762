import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeDispute } from '../../testing/disputes.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, makeGig, makeLocation, makeViewer } from '../../testing/world.ts';

const pending = (databaseId: number) =>
  makeLocation(databaseId, { approvalStatus: 'PENDING', viewerCanEdit: true, viewerCanSetFees: true });

const escalated = (databaseId: number, facts: Record<string, unknown> = {}) =>
  makeDispute(databaseId, {
    status: 'ESCALATED',
    escalatedBy: 'BUSINESS',
    escalatedAt: '2026-11-22T21:00:00Z',
    gig: makeGig(7, {
      location: makeLocation(4),
      locationName: 'Grill 4',
      startTime: '2026-11-20T22:00:00Z',
      timeZone: 'America/Chicago',
    }),
    ...facts,
  });

const adminWith = (locations: () => readonly object[], disputes: readonly object[] = []) => ({
  viewer: () => makeViewer({ isPlatformAdmin: true, locations: () => connection(locations(), {}) }),
  admin: { escalatedDisputes: () => connection(disputes, {}) },
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
  await expect.element(screen.getByRole('heading', { name: 'Locations (2)' })).toBeVisible();
  await screen.getByRole('button', { name: 'Approve' }).first().click();
  await expect.element(screen.getByRole('heading', { name: 'Locations (1)' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Grill 3' })).not.toBeInTheDocument();
  expect(gateway.names()).toContain('approveLocationMutation');
});

test('what is added or decided elsewhere shows without a reload', async () => {
  let locations = [pending(3)];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { screen } = await renderApp(
    '/approvals',
    adminWith(() => locations),
  );
  await expect.element(screen.getByRole('heading', { name: 'Locations (1)' })).toBeVisible();
  locations = [pending(3), pending(4)];
  const more = screen.getByRole('heading', { name: 'Locations (2)' });
  // The interval begins in an effect, after the heading is shown.
  const waitForMore = () => {
    vi.advanceTimersByTime(30_000);
    return more.query();
  };
  await expect.poll(waitForMore).not.toBeNull();
});

test('a platform admin sees the disputes to decide beside the locations to approve, by one request', async () => {
  const { screen, gateway } = await renderApp(
    '/approvals',
    adminWith(
      () => [pending(3)],
      [
        escalated(1),
        escalated(2, { escalatedBy: 'PRO' }),
        escalated(3, { escalatedBy: null, escalatedAt: null }),
      ],
    ),
  );
  const disputes = screen.getByRole('region', { name: 'Disputes (3)' });

  await expect
    .element(disputes.getByRole('listitem').nth(0))
    .toMatchTextContent(
      /^Pro 1Claims 8 h instead of 6 h.* shift, .*Nov 20, Grill 4The business left it to Brigade.*Nov 22, 3:00 pm CST$/,
    );
  await expect
    .element(disputes.getByRole('listitem').nth(1))
    .toMatchTextContent(/^Pro 2.*The pro declined the counteroffer/);
  await expect.element(disputes.getByRole('listitem').nth(2)).toMatchTextContent(/^Pro 3.*Grill 4$/);
  await expect
    .element(disputes.getByRole('link', { name: 'Pro 1' }))
    .toHaveAttribute('href', '/locations/4/disputes/1');
  await expect.element(screen.getByRole('region', { name: 'Locations (1)' })).toBeVisible();
  expect(gateway.names().filter((name) => name.startsWith('Approvals'))).toEqual(['ApprovalsScreenQuery']);
  await expectAccessible(screen.container);
});

test('a dispute that a platform admin has decided is no longer in the list', async () => {
  const open = escalated(1, { viewerCanAnswer: false, viewerCanResolve: true });
  const decided = escalated(1, { status: 'RESOLVED', outcome: 'DECIDED_FOR_PRO', viewerCanAnswer: false });
  let disputes = [open];
  const { screen, router } = await renderApp('/approvals', {
    ...adminWith(() => []),
    admin: { escalatedDisputes: () => connection(disputes, {}) },
    location: makeLocation(4),
    dispute: open,
    node: open,
    resolveDispute: () => {
      disputes = [];
      return { errors: [], dispute: decided };
    },
  });
  await screen.getByRole('link', { name: 'Pro 1' }).click();
  await screen.getByRole('button', { name: 'Decide dispute…' }).click();
  await screen.getByRole('textbox', { name: 'Reason' }).fill('The punches prove it');
  await screen.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect.element(screen.getByText('Brigade approved the claim.')).toBeVisible();
  router.history.back();

  await expect.element(screen.getByText(/^No disputes to decide\./)).toBeVisible();
});

test('says how many disputes follow after those of the screen', async () => {
  const { screen } = await renderApp('/approvals', {
    ...adminWith(() => []),
    admin: { escalatedDisputes: () => ({ ...connection([escalated(1)], {}), totalCount: 61 }) },
  });

  await expect.element(screen.getByText('60 more follow once these are decided.')).toBeVisible();
});

test('says when no location and no dispute waits', async () => {
  const { screen } = await renderApp(
    '/approvals',
    adminWith(() => []),
  );
  await expect.element(screen.getByText(/^No locations to approve\./)).toBeVisible();
  await expect.element(screen.getByText(/^No disputes to decide\./)).toBeVisible();
  await expectAccessible(screen.container);
});

test('shows the locations if the disputes could not be loaded', async () => {
  const { screen } = await renderApp('/approvals', {
    ...adminWith(() => [pending(3)]),
    admin: { escalatedDisputes: () => fault('UPSTREAM_UNAVAILABLE') },
  });
  await expect.element(screen.getByText(/^The disputes could not be loaded\./)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Grill 3' })).toBeVisible();
  await expectAccessible(screen.container);
});

test('shows the disputes if the locations could not be loaded', async () => {
  const { screen } = await renderApp('/approvals', {
    ...adminWith(() => [], [escalated(1)]),
    viewer: () => makeViewer({ isPlatformAdmin: true, locations: () => fault('UPSTREAM_UNAVAILABLE') }),
  });
  await expect.element(screen.getByText(/^The locations could not be loaded\./)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
});

test('says who approves locations to everyone else', async () => {
  const { screen } = await renderApp('/approvals', { admin: fault('FORBIDDEN') });
  await expect.element(screen.getByText('Only platform admins approve locations')).toBeVisible();
});
