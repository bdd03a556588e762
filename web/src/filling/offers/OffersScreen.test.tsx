import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeOffer } from '../../testing/offers.ts';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeApplication, makeGig, makeLocation, type Page } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const uuids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

type Input = { input: Record<string, unknown> };

function world(facts: Record<string, unknown> = {}) {
  const gig = makeGig(5, { bundleSize: 1 });
  return {
    gig,
    pros: () => [makePro(1, { displayName: 'Avery B.' }), makePro(2, { displayName: 'Blake C.' })],
    location: makeLocation(1, {
      viewerCanPostGigs: true,
      viewerCannotPostGigsReason: null,
      pros: (page: Page) => connection([makePro(3, { displayName: 'Casey D.' })], page),
      gigs: (page: Page) => connection([gig], page),
      proGroups: (page: Page) =>
        connection(
          [{ __typename: 'ProGroup', id: 'group-4', databaseId: 4, name: 'Bar team', memberCount: 3 }],
          page,
        ),
    }),
    ...facts,
  };
}

function operation(status: string, done: number) {
  return {
    __typename: 'OfferOperation',
    id: 'operation-8',
    status,
    total: 3,
    done,
    results: done === 0 ? [] : [{ __typename: 'OfferMade', offer: makeOffer(3, { gig: makeGig(5) }) }],
  };
}

function openGig(offers: unknown[], facts: Record<string, unknown> = {}, root: Record<string, unknown> = {}) {
  return renderApp('/locations/1/gigs/5', {
    gig: makeGig(5, { offers: (page: Page) => connection(offers, page), ...facts }),
    ...root,
  });
}

const filled = `/locations/1/offers?offerType=existing&selected_gig_id=5&pros=${uuids.join(',')}`;

describe('the offer of a shift', () => {
  test('the offer of a shift finds those to ask by a question about past work, whose reading can be changed', async () => {
    const filters: unknown[] = [];
    const dana = makePro(4, { displayName: 'Dana E.' });
    const { location, ...root } = world();
    const pastWork = ({ filter, ...page }: Page & { filter: unknown }) => {
      filters.push(filter);
      return connection([makeApplication(1, { pro: dana }), makeApplication(2, { pro: dana })], page);
    };
    const { screen } = await renderApp('/locations/1/offers?offerType=existing&selected_gig_id=5', {
      ...root,
      skills: [{ __typename: 'Skill', id: 'skill-4', databaseId: 4, name: 'Server' }],
      location: { ...location, pastWork },
    });
    await screen
      .getByRole('searchbox', { name: 'Find pros by name' })
      .fill('servers who worked here in October 2025');
    await screen.getByRole('button', { name: /^Ask about past work/ }).click();

    await expect.element(screen.getByRole('checkbox', { name: 'Dana E.' })).toHaveLength(1);
    await expectAccessible();
    await screen.getByRole('button', { name: 'Remove Oct 1 – Oct 31, 2025' }).click();
    await expect.element(screen.getByRole('button', { name: 'Remove Server' })).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Dana E.' }).click();
    await expect.element(screen.getByRole('button', { name: 'Remove Dana E.' })).toBeVisible();
    expect(filters).toEqual([
      { skillDatabaseIds: [4], from: '2025-10-01', until: '2025-10-31' },
      { skillDatabaseIds: [4] },
    ]);
  });

  test('an offer goes to those the address names, and says of each what became of them', async () => {
    const seen: Input[] = [];
    const { screen } = await renderApp(
      filled,
      world({
        offerGig: (input: Input) => {
          seen.push(input);
          return {
            errors: [],
            gig: makeGig(5),
            operation: null,
            results: [
              {
                __typename: 'OfferMade',
                offer: makeOffer(1, { pro: makePro(1, { displayName: 'Avery B.' }), gig: makeGig(5) }),
              },
              {
                __typename: 'OfferRefused',
                pro: makePro(2, { displayName: 'Blake C.' }),
                gig: makeGig(5),
                errors: [{ message: 'This pro is blocked at this location: lift the block first.' }],
              },
            ],
          };
        },
      }),
    );
    await expect.element(screen.getByRole('button', { name: 'Remove Blake C.' })).toBeVisible();
    await expectAccessible();
    await screen.getByLabelText('Bonus').fill('12.50');
    await screen.getByRole('button', { name: 'Send offers' }).click();

    const asked = screen.getByRole('list', { name: 'Who was asked' });
    await expect.element(asked.getByText(/Offer sent, expires .*Jan 15/)).toBeVisible();
    await expect.element(asked.getByText(/Not asked: This pro is blocked/)).toBeVisible();
    expect(seen).toMatchObject([
      { input: { gigId: 'gig-5', proIds: ['pro-1', 'pro-2'], bonusCents: 1250, isInBackground: false } },
    ]);
    await expectAccessible();
  });

  test('an offer to a group is made in the background and followed to its end', async () => {
    const seen: Input[] = [];
    let latest = operation('QUEUED', 0);
    const { screen } = await renderApp(
      '/locations/1/offers?selected_gig_id=5&groups=4',
      world({
        offerGig: (input: Input) => {
          seen.push(input);
          return { errors: [], gig: makeGig(5), operation: latest, results: [] };
        },
        node: () => latest,
      }),
    );
    await expect.element(screen.getByRole('checkbox', { name: /Bar team/ })).toBeChecked();
    await screen.getByRole('button', { name: 'Send offers' }).click();
    await expect.element(screen.getByText(/of 3 are done/)).toBeVisible();
    latest = operation('DONE', 3);
    await expect.element(screen.getByRole('heading', { name: 'Sent' })).toBeVisible();
    await expect.element(screen.getByText('Pro 3')).toBeVisible();
    expect(seen).toMatchObject([{ input: { groupIds: ['group-4'], isInBackground: true } }]);
  });

  test('an offer to a group is followed further after a look that found nothing', async () => {
    const missing = [null];
    const { screen } = await renderApp(
      '/locations/1/offers?selected_gig_id=5&groups=4',
      world({
        offerGig: () => ({ errors: [], gig: makeGig(5), operation: operation('QUEUED', 0), results: [] }),
        node: () => (missing.length > 0 ? missing.pop() : operation('DONE', 3)),
      }),
    );
    await expect.element(screen.getByRole('checkbox', { name: /Bar team/ })).toBeChecked();
    await screen.getByRole('button', { name: 'Send offers' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Sent' })).toBeVisible();
    expect(missing).toEqual([]);
  });

  test('an offer can go to any of a hundred groups', async () => {
    const groups = Array.from({ length: 100 }, (_, index) => ({
      __typename: 'ProGroup',
      id: `group-${index}`,
      databaseId: index,
      memberCount: 3,
      name: `Team ${index}`,
    }));
    const { screen } = await renderApp('/locations/1/offers?selected_gig_id=5&groups=99', {
      ...world(),
      location: makeLocation(1, {
        ...world().location,
        proGroups: (page: Page) => connection(groups, page),
      }),
    });

    await expect.element(screen.getByRole('checkbox', { name: /^Team 99\b/ })).toBeChecked();
  });

  test('the offer of a shift begins with its choice where the address names none', async () => {
    const { screen, router } = await renderApp('/locations/1/offers', world());
    await screen.getByRole('radio', { name: /Line Cook/ }).click();
    await expect.element(screen.getByRole('button', { name: 'Choose another' })).toBeVisible();
    await expect
      .poll(() => router.state.location.search)
      .toMatchObject({ offerType: 'existing', selected_gig_id: '5' });
  });

  test('the offer of a shift lets arrow keys choose among the shifts', async () => {
    const gigs = [5, 6, 7].map((id) => makeGig(id));
    const { screen, gateway } = await renderApp(
      `/locations/1/offers?pros=${uuids.join(',')}`,
      world({
        gig: ({ databaseId }: { databaseId: number }) => gigs.find((gig) => gig.databaseId === databaseId),
        location: makeLocation(1, { ...world().location, gigs: (page: Page) => connection(gigs, page) }),
      }),
    );
    const shifts = screen.getByRole('radiogroup', { name: 'Shift' }).getByRole('radio');
    const first = shifts.first();
    await expect.element(first).toBeVisible();
    (first.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(shifts.nth(1)).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(shifts.nth(2)).toBeChecked();
    await expect.element(shifts.nth(2)).toHaveFocus();

    await screen.getByRole('button', { name: 'Send offers' }).click();
    await expect
      .poll(() => gateway.last('offerGigMutation')?.variables)
      .toMatchObject({ input: { gigId: 'gig-7' } });
  });

  test('the offer of a shift keeps what was refused at its field', async () => {
    const { screen } = await renderApp(
      filled,
      world({
        offerGig: () => ({
          errors: [{ message: 'This bonus is not possible here', path: ['bonusCents'] }],
          gig: null,
          operation: null,
          results: [],
        }),
      }),
    );
    await screen.getByLabelText('Bonus').fill('0.50');
    await screen.getByRole('button', { name: 'Send offers' }).click();
    await expect.element(screen.getByText('Enter a bonus from $1 to $1,000, or nothing')).toBeVisible();
    await screen.getByLabelText('Bonus').fill('20');
    await screen.getByRole('button', { name: 'Send offers' }).click();
    await expect.element(screen.getByText('This bonus is not possible here')).toBeVisible();
  });

  test('the offer of a shift says that it is not to be had here', async () => {
    const { screen } = await renderApp(filled, world({ gig: null }));
    await expect.element(screen.getByText(/This shift does not exist here/)).toBeVisible();
  });

  test('only those who may post can offer a shift', async () => {
    const { screen } = await renderApp(
      filled,
      world({
        location: makeLocation(1, {
          viewerCanPostGigs: false,
          viewerCannotPostGigsReason: 'Onsite managers do not post.',
        }),
      }),
    );
    await expect.element(screen.getByRole('heading', { name: 'You cannot offer shifts here' })).toBeVisible();
    await expect.element(screen.getByText('Onsite managers do not post.')).toBeVisible();
  });
});

describe('the offers on the page of a gig', () => {
  test('the offers of a gig say who was asked and who answered; one that waits can be taken back', async () => {
    const { screen } = await openGig(
      [
        makeOffer(2, { bonus: { amountCents: 1250, currency: 'USD' } }),
        makeOffer(1, { status: 'DECLINED', answeredAt: '2099-01-11T15:00:00Z' }),
      ],
      {},
      {
        withdrawOffer: () => ({
          errors: [],
          offer: makeOffer(2, { status: 'WITHDRAWN', withdrawalReason: 'STAFFER' }),
        }),
      },
    );
    const offers = screen.getByRole('list', { name: 'Offers' });
    await expect.element(offers.getByText(/Expires .* \$12\.50 bonus/)).toBeVisible();
    await expect.element(offers.getByText('Declined', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Withdraw the offer to Pro 2' }).click();
    await expect.element(offers.getByText('Taken back by your team')).toBeVisible();
  });

  test('the offers of a gig lead to asking more', async () => {
    const { screen } = await openGig([]);
    await expect.element(screen.getByText(/No offers yet/)).toBeVisible();
    await expect
      .element(screen.getByRole('region', { name: 'Offers' }).getByRole('link', { name: 'Offer to pros' }))
      .toHaveAttribute('href', '/locations/1/offers?offerType=existing&selected_gig_id=5');
  });

  test('the offers are not shown where there are none and no more can be made', async () => {
    const { screen } = await openGig([], { viewerCanManageApplicants: false });
    await expect.element(screen.getByRole('region', { name: 'Shift' })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Offers' })).not.toBeInTheDocument();
  });
});
