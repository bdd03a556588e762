import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { makeSettings } from '../../testing/makeSettings.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeApplication, makeGigWith, makeLocation } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const applicantsPath = '/locations/1/gigs/5/applicants';

const location = makeLocation(1, makeSettings());

const nothing = { hasGap: false, changes: [] };
const changed = (gig: object | null) => ({ hasGap: false, changes: [{ subject: 'APPLICATION', gig }] });

async function openApplicants(count = 1, liveCursor: string | null = null) {
  const applications = Array.from({ length: count }, (_, index) => makeApplication(index + 1));
  const gig = () => makeGigWith(5, applications, { location, liveCursor });
  const app = await renderApp(applicantsPath, { gig, node: gig });
  await expect.element(app.screen.getByRole('link', { name: 'Pro 1', exact: true })).toBeVisible();
  await expect.poll(() => app.gateway.lines.length).toBe(1);
  return { ...app, applications };
}

describe('a screen that follows what happens', () => {
  test('says that it is live, without a violation', async () => {
    const { screen, gateway } = await openApplicants();
    gateway.lines[0]?.send({ cursor: '4', ...nothing });
    await expect.element(screen.getByText('Live', { exact: true })).toBeVisible();
    await expectAccessible(screen.container);
  });

  test('shows who applied in the meantime, in the order of the list, and counts them', async () => {
    const { screen, gateway, applications } = await openApplicants();
    await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
    applications.unshift(makeApplication(2));
    gateway.lines[0]?.send({ cursor: '5', ...changed(null) });
    await expect.element(screen.getByRole('link', { name: 'Pro 2' })).toBeVisible();
    const rows = screen.getByRole('row');
    const names = () => rows.elements().map((row) => /Pro \d/.exec(row.textContent)?.[0]);
    await expect.poll(() => names().filter(Boolean)).toEqual(['Pro 2', 'Pro 1']);
  });

  test('keeps all rows of a list that is longer than a page can be', async () => {
    const { screen, gateway, applications } = await openApplicants(130);
    const rows = () => screen.container.querySelectorAll('tbody tr').length;
    const further = screen.getByRole('button', { name: 'Load more applicants' });
    const scroll = () => {
      further.query()?.scrollIntoView();
      return rows();
    };
    await expect.poll(scroll).toBe(130);
    const counts: number[] = [];
    const watch = new MutationObserver(() => counts.push(rows()));
    watch.observe(screen.container, { subtree: true, childList: true });
    applications.unshift(makeApplication(131));
    gateway.lines[0]?.send({ cursor: '5', ...changed(null) });
    // In the frame of the tests, the end of the list comes into sight by scrolling only.
    await expect.poll(scroll).toBe(131);
    watch.disconnect();
    expect(Math.min(...counts)).toBe(130);
    const asked = gateway.requests.map(({ variables }) => Number(variables['count'] ?? 0));
    expect(Math.max(...asked)).toBe(100);
  });

  test.each([
    ['the request', { data: null }],
    ['the list alone', { data: { node: { __typename: 'Gig', id: 'gig-5', applications: null } } }],
  ])('keeps the rows of a list when a refetch fails for %s, and repeats it', async (_, data) => {
    const { screen, gateway, applications } = await openApplicants();
    const row = screen.getByRole('link', { name: 'Pro 1', exact: true }).element();
    let failures = 0;
    gateway.intercept(({ name }) => {
      if (name !== 'ApplicantListPaginationQuery' || failures > 0) return null;
      failures += 1;
      const path = ['node', 'applications'];
      const error = { message: 'Not now', path, extensions: { code: 'UPSTREAM_UNAVAILABLE' } };
      return Response.json({ ...data, errors: [error] });
    });
    applications.unshift(makeApplication(2));
    gateway.lines[0]?.send({ cursor: '5', ...changed(null) });
    await expect.element(screen.getByRole('link', { name: 'Pro 2' })).toBeVisible();
    expect([failures, row.isConnected]).toEqual([1, true]);
  });

  test('asks once for many changes that come together', async () => {
    const { gateway } = await openApplicants();
    const before = gateway.requests.length;
    for (let cursor = 1; cursor <= 20; cursor += 1)
      gateway.lines[0]?.send({ cursor: String(cursor), ...changed(null) });
    await expect.poll(() => gateway.requests.length).toBe(before + 1);
  });

  test('subscribes to the changes since its query', async () => {
    const { gateway } = await openApplicants(1, '3');
    expect(gateway.lines[0]?.variables['after']).toBe('3');
  });

  test('refetches when it is opened again after another screen had a later cursor', async () => {
    let liveCursor = '1000';
    const gig = () => makeGigWith(5, [makeApplication(1)], { location, liveCursor });
    const { screen, gateway, router } = await renderApp(applicantsPath, { gig, node: gig });
    await expect.poll(() => gateway.lines.length).toBe(1);
    liveCursor = '1001';
    await router.navigate({ href: '/locations/1/gigs/5' });
    await expect.poll(() => gateway.lines.length).toBe(2);
    const before = gateway.names().filter((name) => name.startsWith('Applicant')).length;
    await router.navigate({ href: applicantsPath });
    await expect.element(screen.getByRole('link', { name: 'Pro 1', exact: true })).toBeVisible();
    await expect
      .poll(() => gateway.names().filter((name) => name.startsWith('Applicant')).length)
      .toBe(before + 1);
    await expect.poll(() => gateway.lines.length).toBe(3);
  });

  test('goes on after the last cursor when the line was cut, and says so in the meantime', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { screen, gateway } = await openApplicants();
    gateway.lines[0]?.send({ cursor: '7', ...nothing });
    await expect.element(screen.getByText('Live', { exact: true })).toBeVisible();
    gateway.lines[0]?.cut();
    await expect.poll(() => gateway.lines.length).toBe(2);
    expect(gateway.lines[1]?.variables['after']).toBe('7');
    await expect.element(screen.getByText('Connection lost. Trying again…').first()).toBeVisible();
    gateway.lines[1]?.send({ cursor: '8', ...nothing });
    await expect.element(screen.getByText('Live', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('status').getByText('The connection is back.')).toBeInTheDocument();
  });

  test('lets go of the line when the screen is left, or the page is out of sight', async () => {
    const { gateway, router } = await openApplicants();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => gateway.lines[0]?.isClosed()).toBe(true);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => gateway.lines.length).toBe(2);
    await router.navigate({ to: '/locations' });
    await expect.poll(() => gateway.lines[1]?.isClosed()).toBe(true);
  });

  test('a screen does not try again to follow where the person may not', async () => {
    const { screen, gateway } = await openApplicants();
    gateway.lines[0]?.refuse('FORBIDDEN');
    await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
    await expect.element(screen.getByText('Live', { exact: true })).not.toBeInTheDocument();
    expect(gateway.lines).toHaveLength(1);
  });
});

test('a page whose viewer loses access shows no more than they may see', async () => {
  let isLost = false;
  const gig = () => {
    if (isLost) throw new GraphQLError('No.', { extensions: { code: 'FORBIDDEN' } });
    return makeGigWith(5, [], { location });
  };
  const { screen, gateway } = await renderApp('/locations/1/gigs/5', { gig });
  await expect.poll(() => gateway.lines.length).toBe(1);
  gateway.lines[0]?.send({ cursor: '1', ...nothing });
  await expect.element(screen.getByText('Live', { exact: true })).toBeVisible();
  isLost = true;
  gateway.lines[0]?.refuse('FORBIDDEN');
  await expect.element(screen.getByText('Live', { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('tablist', { name: 'About this shift' })).not.toBeInTheDocument();
});

test('a page whose session ends leads to the sign-in', async () => {
  const { gateway, router } = await renderApp('/locations/1/gigs/5', {
    gig: () => makeGigWith(5, [], { location }),
  });
  await expect.poll(() => gateway.lines.length).toBe(1);
  gateway.lines[0]?.send({ cursor: '1', ...nothing });
  gateway.lines[0]?.refuse('UNAUTHENTICATED');
  await expect.poll(() => router.state.location.pathname).toBe('/auth');
});

test('the page of a gig is refetched as a whole', async () => {
  let facts = { status: 'POSTED', listStatus: 'UNFILLED' };
  const gig = () => makeGigWith(5, [], { ...facts, location });
  const { screen, gateway } = await renderApp('/locations/1/gigs/5', { gig });
  await expect.poll(() => gateway.lines.length).toBe(1);
  facts = { status: 'CANCELLED', listStatus: 'CANCELLED' };
  gateway.lines[0]?.send({ cursor: '1', ...changed(null) });
  await expect.element(screen.getByText('Cancelled').first()).toBeVisible();
});

test('a refetch that fails is repeated until it shows the change', async () => {
  let facts = { status: 'POSTED', listStatus: 'UNFILLED' };
  const gig = () => makeGigWith(5, [], { ...facts, location });
  const { screen, gateway } = await renderApp('/locations/1/gigs/5', { gig });
  await expect.poll(() => gateway.lines.length).toBe(1);
  facts = { status: 'CANCELLED', listStatus: 'CANCELLED' };
  const failed: string[] = [];
  gateway.intercept(({ name }) => {
    if (name !== 'GigScreenQuery' || failed.length > 0) return null;
    failed.push(name);
    const error = { message: 'Not now', extensions: { code: 'UPSTREAM_UNAVAILABLE' } };
    return Response.json({ errors: [error] }, { status: 503 });
  });
  gateway.lines[0]?.send({ cursor: '1', ...changed(null) });
  await expect.element(screen.getByText('Cancelled').first()).toBeVisible();
  expect(failed).toHaveLength(1);
});

test('an outage behind the gateway leaves the page as it is until a refetch shows the change', async () => {
  let facts = { status: 'POSTED', listStatus: 'UNFILLED' };
  const gig = () => makeGigWith(5, [], { ...facts, location });
  const { screen, gateway } = await renderApp('/locations/1/gigs/5', { gig });
  await expect.poll(() => gateway.lines.length).toBe(1);
  const title = screen.getByRole('heading', { level: 1 }).element();
  facts = { status: 'CANCELLED', listStatus: 'CANCELLED' };
  let failures = 0;
  gateway.intercept(({ name }) => {
    if (name !== 'GigScreenQuery' || failures > 0) return null;
    failures += 1;
    const error = { message: 'Not now', path: ['gig'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } };
    return Response.json({ data: { gig: null }, errors: [error] });
  });
  gateway.lines[0]?.send({ cursor: '1', ...changed(null) });
  await expect.element(screen.getByText('Cancelled').first()).toBeVisible();
  expect([failures, title.isConnected]).toEqual([1, true]);
});

test('an outage of a part of the page leaves all of it until a refetch shows the change', async () => {
  let facts = { status: 'POSTED', listStatus: 'UNFILLED' };
  let failures = 0;
  let isDown = false;
  const found = () => {
    if (!isDown) return location;
    isDown = false;
    failures += 1;
    throw new GraphQLError('Not now', { extensions: { code: 'UPSTREAM_TIMEOUT' } });
  };
  const gig = () => makeGigWith(5, [], { ...facts, location: found });
  const { screen, gateway } = await renderApp('/locations/1/gigs/5', { gig });
  await expect.poll(() => gateway.lines.length).toBe(1);
  const title = screen.getByRole('heading', { level: 1 }).element();
  facts = { status: 'CANCELLED', listStatus: 'CANCELLED' };
  isDown = true;
  gateway.lines[0]?.send({ cursor: '1', ...changed(null) });
  await expect.element(screen.getByText('Cancelled').first()).toBeVisible();
  expect([failures, title.isConnected]).toEqual([1, true]);
});
