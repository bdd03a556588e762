import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { decisionsOn, openApplications, renderApplicants } from '../../testing/applicants.ts';
import { makeDashboard, makeSpend } from '../../testing/dashboards.ts';
import { makeDispute } from '../../testing/disputes.ts';
import { makePostingLocation } from '../../testing/events.ts';
import { makeInvoice, makeInvoicedLocation } from '../../testing/invoices.ts';
import { makeSettings } from '../../testing/makeSettings.ts';
import { makeGroup, makeNetworkLocation } from '../../testing/network.ts';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { onRoster, renderRoster } from '../../testing/roster.ts';
import { connection, makeGig, makeLocation, makeViewer, type Page } from '../../testing/world.ts';

const none = (asked: Page) => connection([], asked);
/** Offered on every screen, after those of the screen. */
const everywhere = /^(?:New shift|Invite a teammate|Copy link to this page)/;

const ana = makePro(1, { displayName: 'Ana R.', notes: none, applications: none });
const group = makeGroup(4, [ana], { name: 'Bar team' });
const network = { ...makeNetworkLocation({}), networkMembers: none, networkInvites: none };
const dashboard = makeDashboard([makeSpend(40), makeSpend(20)]);
const pending = makeLocation(3, { approvalStatus: 'PENDING', viewerCanEdit: true, viewerCanSetFees: true });

type Screen = Awaited<ReturnType<typeof renderApp>>['screen'];

async function openPalette(screen: Screen) {
  await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = screen.getByRole('dialog', { name: 'Search and commands' });
  await expect.element(dialog.getByRole('searchbox')).toHaveFocus();
  return dialog;
}

/** What the palette offers for the screen alone. */
function actsOf(dialog: Awaited<ReturnType<typeof openPalette>>) {
  const offered = dialog
    .getByRole('option')
    .elements()
    .map((option) => option.textContent.trim());
  const others = offered.findIndex((label) => everywhere.test(label));
  return others === -1 ? offered : offered.slice(0, others);
}

describe('the palette has the acts of the screen:', () => {
  test.each<[string, Record<string, unknown>, string, string[]]>([
    [
      '/locations/1/dashboards/spend',
      { location: makeLocation(1, { dashboard }) },
      'By week',
      [
        'Compare with: the same weeks last year',
        'Compare with: nothing',
        'Save picture: cost by week',
        'Download CSV: by week',
        'Download CSV: by position',
      ],
    ],
    [
      '/locations/1/connect/pros/uuid-1',
      { location: makeLocation(1, { viewerCanManageApplicants: true }), pro: ana },
      'Ana R.',
      ['Add Ana R. to favorites', 'Block Ana R.…', 'Offer Ana R. a shift'],
    ],
    ['/locations/1/connect/groups', { location: network }, 'No groups yet', ['New group']],
    [
      '/locations/1/connect/groups/4',
      { proGroup: group, node: group, location: network },
      'Bar team',
      ['Offer a shift to Bar team', 'Edit Bar team…', 'Delete Bar team…', 'Add pros to Bar team'],
    ],
    ['/locations/1/connect/network', { location: network }, 'No members yet', ['Invite a pro']],
    [
      '/locations/1/connect/network/invites',
      { location: network },
      'No invites yet',
      ['Invite a pro', 'Import a list of invites'],
    ],
    [
      '/locations/1/disputes/1',
      { dispute: makeDispute(1) },
      'Your answer',
      ['Accept claim…', 'Make counteroffer…', 'Leave it to Brigade…'],
    ],
    [
      '/locations/1/invoices/3',
      { location: makeInvoicedLocation([]), invoice: () => makeInvoice(3) },
      'Invoice INV-1-00003',
      ['Print invoice', 'Download invoice as CSV', 'Download invoice as PDF'],
    ],
    [
      '/locations/1/events',
      { location: { ...makePostingLocation(true), events: none } },
      'No upcoming events',
      ['New event'],
    ],
    [
      '/approvals',
      {
        viewer: makeViewer({
          isPlatformAdmin: true,
          activeLocations: [],
          locations: () => connection([pending], {}),
        }),
        admin: { escalatedDisputes: none },
      },
      'Locations (1)',
      ['Approve Grill 3', 'Deny: Grill 3…'],
    ],
  ])('the palette has the acts of the screen at %s', async (path, root, heading, acts) => {
    const { screen } = await renderApp(path, root);
    await expect.element(screen.getByRole('heading', { name: heading }).first()).toBeVisible();
    const dialog = await openPalette(screen);
    await expect.poll(() => actsOf(dialog)).toEqual(acts);
  });

  test('the palette has the acts on an applicant whose profile is open', async () => {
    await page.viewport(1440, 900);
    const applications = openApplications(1, 2);
    const { screen, gateway } = await renderApplicants(applications, '?selected_pro_id=uuid-1', {
      ...decisionsOn(applications),
      location: makeLocation(1),
      pro: makePro(1),
    });
    const profile = screen.getByRole('region', { name: 'Profile' });
    await expect.element(profile.getByRole('heading', { name: 'Pro 1' })).toBeVisible();
    const dialog = await openPalette(screen);
    await expect.element(dialog.getByRole('option', { name: 'Dismiss Pro 1…' })).toBeVisible();
    await userEvent.keyboard('select{Enter}');
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({ input: { applicationIds: ['application-1'] } });
  });

  test('the palette finds the team of a roster by “message the team”', async () => {
    const { screen } = await renderRoster([
      onRoster(1, 'EXPECTED'),
      onRoster(2, 'EXPECTED', { phoneNumber: null }),
    ]);
    await expect.element(screen.getByRole('row', { name: /Pro 1/ })).toBeVisible();
    const dialog = await openPalette(screen);
    await userEvent.keyboard('message the team');
    await expect.poll(() => actsOf(dialog)).toEqual(['Text: 1 pro']);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog', { name: /^Text/ })).toBeVisible();
  });

  test('the palette posts a shift again by “post like this”', async () => {
    const gig = makeGig(7, { location: makeLocation(1) });
    const { screen } = await renderApp('/locations/1/gigs/7', { gig, location: makeLocation(1) });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const dialog = await openPalette(screen);
    await userEvent.keyboard('post like this');
    await expect
      .element(dialog.getByRole('option', { name: /^Repost/ }))
      .toHaveAttribute('href', expect.stringContaining('/locations/1/gigs-add'));
  });

  test('the palette saves changed settings, and only once there is a change', async () => {
    const { screen } = await renderApp('/locations/1/info', {
      location: makeLocation(1, makeSettings({ viewerCanEdit: true })),
    });
    const name = screen.getByRole('textbox', { name: /name/i }).first();
    const dialog = await openPalette(screen);
    await expect.element(dialog.getByRole('option', { name: 'Save changes' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await name.fill('New Grill');
    await openPalette(screen);
    await expect.poll(() => actsOf(dialog)).toEqual(['Save changes', 'Discard changes']);
    await userEvent.keyboard('discard{Enter}');
    await expect.element(name).not.toHaveValue('New Grill');
  });
});

test('the palette saves a table of a dashboard', async () => {
  const { screen } = await renderApp('/locations/1/dashboards/spend', {
    location: makeLocation(1, { dashboard }),
  });
  await expect.element(screen.getByRole('table', { name: 'By week' })).toBeVisible();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href.split(';')[0]}`);
  });
  await openPalette(screen);
  await userEvent.keyboard('csv week{Enter}');
  await openPalette(screen);
  await userEvent.keyboard('picture week{Enter}');
  await expect.poll(() => saved).toEqual(['spend-by-week.csv data:text/csv', 'spend.svg data:image/svg+xml']);
});
