import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeGig } from '../../testing/world.ts';

const open = (facts: Record<string, unknown>) =>
  renderApp('/locations/1/gigs/5?tab=details', { gig: makeGig(5, facts) });

describe('the gig screen shows', () => {
  test.each([
    [{ text: 'Every week on Friday until March 3' }, 8, 'Every week on Friday until March 3, 8 shifts'],
    [{ text: 'Every day' }, 1, 'Every day'],
    [null, null, 'Repeats'],
  ])('the gig screen shows its recurrence rule: %j of %j shifts', async (recurrence, bundleSize, text) => {
    const { screen } = await open({ isRecurring: true, recurrence, bundleSize });

    await expect.element(screen.getByRole('region', { name: 'Shift' }).getByText(text).last()).toBeVisible();
  });

  test('the gig screen shows the recurrence rule below the name, also for those who do not open the details', async () => {
    const recurrence = { text: 'Every week on Friday' };
    const gig = makeGig(5, { isRecurring: true, recurrence, bundleSize: 8 });
    const { screen } = await renderApp('/locations/1/gigs/5?tab=cost', { gig });

    await expect.element(screen.getByText(/ · Every week on Friday, 8 shifts$/)).toBeVisible();
  });

  test('the gig screen shows the network groups that see it first and when it opens to the whole network', async () => {
    const { screen } = await open({
      networkGroupNames: ['Bar team', 'Banquet regulars'],
      opensToNetworkAt: '2099-01-12T15:00:00Z',
    });

    const shift = screen.getByRole('region', { name: 'Shift' });
    await expect.element(shift.getByText('Bar team, Banquet regulars')).toBeVisible();
    await expect.element(shift.getByText('Opens to your network')).toBeVisible();
    await expect.element(shift.getByText('Mon, Jan 12, 2099, 10:00 am')).toBeVisible();
  });

  test('the screen shows when the gig opens to the marketplace, its onsite manager and private notes', async () => {
    const { screen } = await open({
      movesToMarketplaceAt: '2099-01-13T22:00:00Z',
      onsiteManager: {
        __typename: 'LocationManager',
        id: 'manager-1',
        person: { displayName: 'Otto Reyes' },
      },
      privateNotes: 'Ask for the early crew.',
    });

    await expect.element(screen.getByText('Tue, Jan 13, 2099, 5:00 pm')).toBeVisible();
    await expect.element(screen.getByText('Otto Reyes')).toBeVisible();
    await expect
      .element(screen.getByRole('region', { name: 'Private notes' }))
      .toMatchTextContent('Ask for the early crew.');
  });

  test('a direct offer is said to move to the marketplace if no one takes it', async () => {
    const { screen } = await open({ type: 'PRIVATE_DIRECT_OFFER', movesToMarketplace: true });
    await expect.element(screen.getByText('If no one takes it')).toBeVisible();
  });

  test('a gig that is pending approval says so', async () => {
    const { screen } = await open({ status: 'UNAPPROVED' });
    await expect.element(screen.getByText('Awaiting approval')).toBeVisible();
    await expect.element(screen.getByText('Unfilled')).not.toBeInTheDocument();
  });

  test('the gig screen shows no empty posting details', async () => {
    const { screen } = await open({});
    await expect.element(screen.getByRole('region', { name: 'Shift' })).toBeVisible();

    for (const name of [
      'Repeats',
      'Visible first to',
      'Opens to your network',
      'Opens to the marketplace',
      'Onsite manager',
      'Private notes',
    ]) {
      await expect.element(screen.getByText(name)).not.toBeInTheDocument();
    }
  });
});
