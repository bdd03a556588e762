import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeOffer } from '../../testing/offers.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import {
  connection,
  fault,
  makeApplication,
  makeGig,
  makeGigWith,
  makeLocation,
  type Page,
} from '../../testing/world.ts';

const path = '/locations/1/gigs/5';
const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const punch = (type: string, time: string) => ({ type, time });

/** A confirmed pro in a state of the roster. */
const onRoster = (databaseId: number, state: string, since = fromNow(-1), facts = {}) =>
  makeApplication(databaseId, {
    isSelected: true,
    isConfirmed: true,
    phoneNumber: `+1615555010${databaseId}`,
    attendance: { state, since },
    ...facts,
  });

const renderGig = (
  start: number,
  roster: ReturnType<typeof onRoster>[],
  facts: Record<string, unknown> = {},
) =>
  renderApp(path, {
    gig: makeGigWith(5, roster, {
      startTime: fromNow(start),
      endTime: fromNow(start + 8),
      startCountsAsPast: start < 0.25,
      roster,
      ...facts,
    }),
  });

const late = { status: 'TOO_LATE', shiftStatus: 'NON_COMPLIANT', lengthMinutes: 30, minutesOff: 12 };
/** A shift that is over, with one pro. */
const renderAfter = (breakCheck: object | null, viewerAccess: string | null = 'ONSITE_MANAGER') =>
  renderGig(-20, [onRoster(1, 'OUT', fromNow(-12), { breakCheck })], {
    startTime: '2026-11-21T03:00:00Z',
    endTime: '2026-11-21T09:00:00Z',
    status: 'INCOMPLETE',
    location: makeLocation(1, { viewerAccess }),
  });

describe('the places of a gig', () => {
  test('the places of a gig name who is coming, how to reach them, and what is open', async () => {
    const { screen } = await renderGig(48, [onRoster(1, 'EXPECTED', fromNow(48))]);
    const places = screen.getByRole('region', { name: 'Who’s coming' });
    await expect.element(places).toMatchTextContent('Expected');
    await expect.element(places.getByRole('link', { name: /^Call Pro 1/ })).toBeVisible();
    await expect.element(places).toMatchTextContent('Open place');
    await expect.element(places).toMatchTextContent('Check-in code 4821');
    await expect.element(places.getByRole('button', { name: 'Show QR code' })).toBeVisible();
    await expectAccessible();
  });

  test('the places of a gig name the selected pros who have not confirmed, and lead to them', async () => {
    const { screen } = await renderApp(path, {
      gig: makeGigWith(5, [makeApplication(1, { isSelected: true })], { roster: [] }),
    });
    const places = screen.getByRole('region', { name: 'Who’s coming' });
    await expect.element(places.getByRole('listitem').first()).toMatchTextContent(/Pro 1.*not confirmed yet/);
    await expect
      .element(places.getByRole('link', { name: 'Confirm Pro 1' }))
      .toHaveAttribute('href', '/locations/1/gigs/5/applicants?stage=selected');
  });

  test('the places of a gig have a row each, though the selected pros could not be loaded', async () => {
    const { screen } = await renderApp(path, {
      gig: makeGigWith(5, [makeApplication(1, { isSelected: true })], {
        roster: [],
        applications: () => {
          throw fault('UPSTREAM_TIMEOUT');
        },
      }),
    });
    const rows = screen.getByRole('region', { name: 'Who’s coming' }).getByRole('listitem');
    await expect.element(rows.nth(0)).toMatchTextContent('Selected, not confirmed yet');
    await expect.element(rows.nth(1)).toMatchTextContent('Open place');
  });

  test('open places lead each to the applicants, or to an offer while no one waits', async () => {
    const waiting = await renderApp(path, { gig: makeGigWith(5, [makeApplication(1)], { roster: [] }) });
    const choose = waiting.screen.getByRole('link', { name: 'Choose' });
    await expect.element(choose.nth(1)).toHaveAttribute('href', '/locations/1/gigs/5/applicants');
    await waiting.screen.unmount();
    const { screen } = await renderGig(48, []);
    await expect
      .element(screen.getByRole('link', { name: 'Offer', exact: true }).first())
      .toHaveAttribute('href', expect.stringMatching(/^\/locations\/1\/offers/));
  });

  test('the places of a gig name who is asked to take one, and until when, with nothing more to do', async () => {
    const offer = makeOffer(1);
    const { screen } = await renderGig(48, [onRoster(1, 'EXPECTED', fromNow(48))], {
      offers: (page: Page) => connection([offer, makeOffer(2, { status: 'DECLINED' })], page),
    });
    const place = screen.getByRole('region', { name: 'Who’s coming' }).getByRole('listitem').nth(1);
    await expect.element(place).toMatchTextContent(/Pro 1.*Offered until .*4:00 pm/);
    await expect.element(place.getByRole('link')).not.toBeInTheDocument();
  });

  test('the places of a gig name who is asked, however many have declined since', async () => {
    const offers = [
      ...Array.from({ length: 12 }, (_, index) => makeOffer(20 - index, { status: 'DECLINED' })),
      makeOffer(1),
    ];
    const { screen } = await renderGig(48, [onRoster(1, 'EXPECTED', fromNow(48))], {
      offers: ({ status, ...page }: Page & { status?: string }) =>
        connection(
          offers.filter((offer) => status === undefined || offer.status === status),
          page,
        ),
    });
    const place = screen.getByRole('region', { name: 'Who’s coming' }).getByRole('listitem').nth(1);
    await expect.element(place).toMatchTextContent(/Pro 1.*Offered until/);
  });

  test('the rows of places have the marks that represent them above: confirmed, offered and open', async () => {
    const { fill } = makeGig(5);
    const { screen } = await renderGig(48, [onRoster(1, 'EXPECTED', fromNow(48))], {
      offers: (page: Page) => connection([makeOffer(1)], page),
      fill: { ...fill, places: 3, confirmed: 1, selected: 1, offered: 1 },
    });
    const places = screen.getByRole('region', { name: 'Who’s coming' });
    await expect.element(places).toMatchTextContent('1 of 3 confirmed, 1 offered, 1 open');
    const shapes = (selector: string) =>
      [...places.element().querySelectorAll(selector)].map((shape) => shape.getAttribute('d'));
    expect(shapes('li svg[width="12"] path')).toEqual(shapes('[data-slots="sure pending open"] path'));
    expect(new Set(shapes('[data-slots] path')).size).toBe(3);
    await expectAccessible();
  });

  test('the places of a gig say how many are asked where there are more than places', async () => {
    const { screen } = await renderGig(48, [onRoster(1, 'EXPECTED', fromNow(48))], {
      offers: (page: Page) => connection([makeOffer(1), makeOffer(2), makeOffer(3)], page),
    });
    const place = screen.getByRole('region', { name: 'Who’s coming' }).getByRole('listitem').nth(1);
    await expect
      .element(place)
      .toMatchTextContent('Offered to Pro 1, Pro 2, and Pro 3. The first who accepts has it.');
    await expectAccessible();
  });

  test('the places of a gig do not offer recruiting once the shift has started', async () => {
    const { screen } = await renderGig(-1, [makeApplication(3)]);
    const places = screen.getByRole('region', { name: 'Today' });
    await expect.element(places).toMatchTextContent('Open place');
    await expect
      .element(screen.getByRole('link', { name: /^(Choose|Offer|Review|Confirm)/ }))
      .not.toBeInTheDocument();
  });

  test('the places of a gig offer to replace a pro who is missing, before a no-show is recorded', async () => {
    const { screen } = await renderGig(-1, [
      onRoster(1, 'LATE', fromNow(-1), { isMissing: true }),
      onRoster(2, 'IN'),
    ]);
    const places = screen.getByRole('region', { name: 'Today' });
    await expect.element(places.getByRole('button', { name: 'Replace Pro 2' })).not.toBeInTheDocument();
    await places.getByRole('button', { name: 'Replace Pro 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Replace Pro 1?' });
    await expect.element(dialog.getByRole('radiogroup', { name: 'What happened' })).toBeVisible();
  });

  test('the places of a gig show the first of many, and the others on demand', async () => {
    const fill = { ...makeGig(5).fill, places: 200, selected: 1, confirmed: 1 };
    const { screen } = await renderGig(48, [onRoster(1, 'EXPECTED', fromNow(48))], { fill });
    const places = screen.getByRole('region', { name: 'Who’s coming' });
    await expect.element(places.getByRole('listitem').nth(19)).toBeVisible();
    await expect.element(places.getByRole('listitem').nth(20)).not.toBeInTheDocument();
    await places.getByRole('button', { name: 'Show all 200' }).click();
    await expect.element(places.getByRole('listitem').nth(199)).toBeVisible();
    await expect.element(places.getByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  test('the places of a gig show the QR code for the check-in on the day, and who is late first', async () => {
    const { screen } = await renderGig(-1, [
      onRoster(1, 'IN'),
      onRoster(2, 'NO_SHOW', fromNow(-1), { isCancelled: true }),
      onRoster(3, 'EXPECTED'),
    ]);
    const places = screen.getByRole('region', { name: 'Today' });
    await expect.element(places).toMatchTextContent('Check-in code 4821');
    await places.getByRole('button', { name: 'Show QR code' }).click();
    const poster = screen.getByRole('dialog', { name: 'Check-in code' });
    await expect.element(poster.getByRole('img', { name: 'QR code of the check-in page' })).toBeVisible();
    await poster.getByRole('button', { name: 'Close' }).click();
    const rows = places.getByRole('listitem');
    await expect.element(rows.nth(0)).toMatchTextContent('Late');
    await expect.element(rows.nth(1)).toMatchTextContent(/Clocked in · \d+:\d\d [ap]m/);
    await expect.element(rows.nth(2)).toMatchTextContent('No-show');
    await expect.element(screen.getByRole('link', { name: 'Open roster' })).toBeVisible();
  });

  test('the places of a gig offer the open place of a no-show to others, without asking what happened', async () => {
    const missing = onRoster(1, 'NO_SHOW', fromNow(-1), { isCancelled: true });
    const { screen } = await renderGig(-1, [missing, onRoster(2, 'IN')]);
    await screen.getByRole('button', { name: 'Replace Pro 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Replace Pro 1?' });
    await expect.element(dialog.getByRole('radiogroup', { name: 'Who to ask' })).toBeVisible();
    await expect.element(dialog.getByRole('radiogroup', { name: 'What happened' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  test.each([
    ['when the place is taken again', { fill: { ...makeGig(5).fill, places: 1, selected: 1, confirmed: 1 } }],
    ['to viewers who may not', { viewerCanManageApplicants: false }],
    ['with little of the shift left', { endTime: fromNow(1.4) }],
  ])('the places of a gig do not offer a replacement %s', async (_when, facts) => {
    const { screen } = await renderGig(
      -1,
      [onRoster(1, 'NO_SHOW', fromNow(-1), { isCancelled: true }), onRoster(2, 'IN')],
      facts,
    );
    const places = screen.getByRole('region', { name: 'Today' });
    await expect.element(places).toMatchTextContent('No-show');
    await expect.element(screen.getByRole('button', { name: 'Replace Pro 1' })).not.toBeInTheDocument();
  });

  test('the places of a gig show after the shift who is unpaid, without offering its open place', async () => {
    const { screen } = await renderGig(-20, [onRoster(1, 'OUT')], {
      status: 'INCOMPLETE',
      listStatus: 'PAYMENT_DUE',
    });
    const places = screen.getByRole('region', { name: 'Who worked' });
    await expect.element(places).toMatchTextContent('Pro 1');
    await expect.element(places).toMatchTextContent('1 of 2 confirmed, 1 not filled');
    await expect.element(screen.getByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
  });

  describe('after a shift with a break problem', () => {
    test('places with a break problem lead to its entry in the list of the location, on the day of the shift there', async () => {
      const { screen } = await renderAfter(late);
      await expect
        .element(screen.getByRole('link', { name: '30 min break started 12 min late (Pro 1)' }))
        .toHaveAttribute('href', '/locations/1/compliance?from=2026-11-20&until=2026-11-20&search=Pro+1');
      await expectAccessible();
    });

    test.each<[string, object | null, string | null]>([
      ['to those without a role at the location', late, null],
      ['of a break on time', { ...late, status: 'COMPLIANT', shiftStatus: 'COMPLIANT' }, 'ADMIN'],
      ['without a rule', null, 'ADMIN'],
    ])('the places of a gig show after the shift no break problem %s', async (_case, breakCheck, access) => {
      const { screen } = await renderAfter(breakCheck, access);
      await expect.element(screen.getByRole('region', { name: 'Who worked' })).toMatchTextContent('Pro 1');
      await expect.element(screen.getByRole('link', { name: /break/ })).not.toBeInTheDocument();
    });
  });

  test('the places of a gig show after the shift each stretch of work, and the rating', async () => {
    const worked = onRoster(1, 'OUT', fromNow(-12), {
      timePunches: [
        punch('CLOCK_IN', '2026-11-20T22:02:00Z'),
        punch('CLOCK_OUT', '2026-11-21T02:00:00Z'),
        punch('CLOCK_IN', '2026-11-21T02:30:00Z'),
        punch('CLOCK_OUT', '2026-11-21T06:05:00Z'),
      ],
      review: { feedback: null, ratings: [{ category: 'OVERALL', value: 4 }] },
    });
    const unrecorded = onRoster(2, 'NOT_RECORDED', fromNow(-12), { timePunches: [], review: null });
    const { screen } = await renderGig(-20, [worked, unrecorded], { status: 'INCOMPLETE' });
    const places = screen.getByRole('region', { name: 'Who worked' });
    const row = (name: string) => places.getByRole('listitem').filter({ hasText: name });
    await expect.element(row('Pro 1')).toMatchTextContent(/5:02 pm – 9:00 pm.*9:30 pm – 1:05 am.*4\.0/);
    await expect.element(row('Pro 2')).toMatchTextContent('No clock-in');
    await expectAccessible();
  });

  test('the places of a gig leave the page usable if the roster cannot be loaded', async () => {
    const { screen } = await renderApp(path, {
      gig: makeGigWith(5, [], {
        roster: () => {
          throw fault('UPSTREAM_TIMEOUT');
        },
      }),
    });
    await expect.element(screen.getByText(/could not be loaded/)).toBeVisible();
    await expect.element(screen.getByRole('tablist', { name: 'About this shift' })).toBeVisible();
  });

  test('the places of a gig say that a server has no rosters, and how many pros are confirmed', async () => {
    const confirmed = makeApplication(1, { isSelected: true, isConfirmed: true });
    const { screen } = await renderApp(path, {
      gig: makeGigWith(5, [confirmed], {
        roster: () => {
          throw fault('NOT_FOUND');
        },
      }),
    });
    const places = screen.getByRole('region', { name: 'Who’s coming' });
    await expect
      .element(places)
      .toMatchTextContent('The roster of this shift is not available. 1 of 2 places are confirmed.');
    await expect.element(places).toMatchTextContent('Open place');
    await expect.element(screen.getByRole('tablist', { name: 'About this shift' })).toBeVisible();
    await expectAccessible();
  });
});

describe('the next step of a gig', () => {
  test('the next step of a gig is to offer it while no one has applied', async () => {
    const { screen } = await renderGig(48, []);
    await expect.element(screen.getByRole('link', { name: 'Offer to pros' }).first()).toBeVisible();
  });

  test('the next step of a gig is the roster once every place is filled', async () => {
    const pros = [
      onRoster(1, 'EXPECTED', fromNow(48)),
      onRoster(2, 'EXPECTED', fromNow(48)),
      makeApplication(3),
    ];
    const { screen } = await renderGig(48, pros);
    await expect
      .element(screen.getByRole('link', { name: 'Open roster' }))
      .toHaveAttribute('href', '/locations/1/gigs/5/roster');
    await expect.element(screen.getByRole('link', { name: /^Review/ })).not.toBeInTheDocument();
  });

  test('the next step of a gig is the roster for viewers who do not choose applicants', async () => {
    const { screen } = await renderGig(48, [], { viewerCanManageApplicants: false });
    await expect.element(screen.getByRole('link', { name: 'Open roster' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Offer to pros' })).not.toBeInTheDocument();
  });

  test('the next step of a gig is to pay after the shift', async () => {
    const { screen } = await renderGig(-20, [onRoster(1, 'OUT')], {
      status: 'INCOMPLETE',
      listStatus: 'PAYMENT_DUE',
      location: { ...makeLocation(1), viewerCanPay: true },
    });
    await expect
      .element(screen.getByRole('link', { name: 'Pay', exact: true }).last())
      .toHaveAttribute('href', '/locations/1/gigs/5/pay');
  });

  test('the next step of a gig that is closed is to post it again', async () => {
    const { screen } = await renderGig(-400, [], { status: 'COMPLETED', listStatus: 'COMPLETED' });
    await expect.element(screen.getByRole('link', { name: 'Repost' })).toBeVisible();
  });
});
