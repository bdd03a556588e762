import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeMatch } from '../../testing/matches.ts';
import { makeOffer } from '../../testing/offers.ts';
import { makePro } from '../../testing/pros.ts';
import { ago, onRoster, punch, renderRoster } from '../../testing/roster.ts';
import { type Application, makeApplication, makeGig, makeGigWith, refusal } from '../../testing/world.ts';

interface Input {
  readonly input: {
    readonly replacements: readonly { readonly applicationId: string; readonly proId: string }[];
  };
}

const standby = (id: number, matchScore: number, conflicts: readonly object[] = []) => ({
  __typename: 'Standby',
  pro: makePro(id),
  matchScore,
  conflicts,
});

const overtime = { kind: 'OVERTIME', work: null, restMinutes: null, weekMinutes: 2640 };

const made = (id: number) => ({ __typename: 'OfferMade', offer: makeOffer(id, { pro: makePro(id) }) });
const refused = (message: string) => ({
  __typename: 'OfferRefused',
  gig: null,
  pro: null,
  errors: [refusal('ALREADY_EXISTS', message)],
});

/** The mutation, which answers for each application by what `refuse` says. */
const replacing =
  (
    roster: readonly Application[],
    refuse: Record<string, { readonly errors?: readonly object[]; readonly offer?: object }> = {},
  ) =>
  ({ input }: Input) => ({
    errors: [],
    results: input.replacements.map(({ applicationId, proId }) => {
      const application = roster.find(({ id }) => id === applicationId);
      const { errors = [], offer = made(Number(proId.split('-')[1])) } = refuse[applicationId] ?? {};
      const isOut = errors.length === 0;
      if (application && isOut)
        Object.assign(application, { attendance: { state: 'NO_SHOW', since: ago(0) } });
      return {
        applicationId,
        errors,
        application: isOut ? application : null,
        offer: isOut ? offer : null,
      };
    }),
  });

const waiting = [
  makeApplication(11, { match: makeMatch(95, []), conflicts: [overtime] }),
  makeApplication(12, { match: makeMatch(80, []), conflicts: [] }),
  makeApplication(13, { match: makeMatch(70, []), conflicts: [], isBlocked: true }),
];
const standbys = [standby(21, 90), standby(12, 80), standby(22, 60)];

function open(roster: Application[], replaceApplicants: unknown, facts: Record<string, unknown> = {}) {
  const more = { standbys, fill: { ...makeGig(5).fill, places: 5, selected: 0 }, ...facts };
  const gig = makeGigWith(5, waiting);
  return renderRoster(roster, {
    gig: { ...more, applications: gig.applications },
    root: { replaceApplicants },
  });
}

type App = Awaited<ReturnType<typeof open>>;

async function selectAll({ screen }: App) {
  await screen.getByRole('checkbox', { name: 'Select all: Roster' }).click();
  return screen.getByRole('region', { name: 'Selection' });
}

const choiceFor = ({ screen }: App, name: string) =>
  screen.getByRole('combobox', { name: `In place of ${name}` });

test('suggests the best fit for each who is out, no pro twice, and asks them by one mutation', async () => {
  const roster = [1, 2, 3].map((id) => onRoster(id, 'NO_SHOW'));
  const app = await open(roster, replacing(roster));
  const { screen, gateway } = app;
  await screen.getByRole('button', { name: 'Replace 3 pros who are out…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Replace 3 pros?' });
  // The applicant with the best match would work overtime.
  await expect.element(choiceFor(app, 'Pro 1')).toHaveTextContent('Pro 21');
  await expect.element(choiceFor(app, 'Pro 2')).toHaveTextContent('Pro 12');
  await expect.element(choiceFor(app, 'Pro 3')).toHaveTextContent('Pro 22');
  await expect.element(dialog.getByText('Match 80% · applied')).toBeVisible();
  await expect.element(dialog.getByRole('radiogroup', { name: /What happened/ })).not.toBeInTheDocument();
  await expectAccessible();

  await choiceFor(app, 'Pro 3').click();
  await expect
    .element(screen.getByRole('option', { name: /^Pro 13/ }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(screen.getByRole('option', { name: /^Pro 21/ }))
    .toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('option', { name: /^Pro 11/ }).click();
  await expect.element(dialog.getByText(/^Match 95% · applied · Over 40 hours that week/)).toBeVisible();
  await dialog.getByLabelText('Message').fill('Please hurry');
  await dialog.getByRole('button', { name: 'Replace 3 pros' }).click();

  await expect.element(screen.getByText('3 pros asked')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(gateway.lastMutation()?.variables).toEqual({
    input: {
      gigId: 'gig-5',
      replacements: [
        ['application-1', 'pro-21'],
        ['application-2', 'pro-12'],
        ['application-3', 'pro-11'],
      ].map(([applicationId, proId]) => ({ applicationId, reason: 'NO_SHOW', proId })),
      message: 'Please hurry',
    },
  });
});

test('pros whose replacement failed stay with the reason and the next best fit, and are sent again alone', async () => {
  const roster = [1, 2, 3].map((id) => onRoster(id, 'NO_SHOW'));
  const refuse: NonNullable<Parameters<typeof replacing>[1]> = {
    'application-1': { offer: refused('This pro has a place already.') },
    'application-2': { errors: [refusal('GIG_FULL', 'All places are taken again.')] },
  };
  const app = await open(roster, (input: Input) => replacing(roster, refuse)(input), {
    standbys: [...standbys, standby(23, 50)],
  });
  const { screen, gateway } = app;
  await screen.getByRole('button', { name: 'Replace 3 pros who are out…' }).click();
  await screen.getByRole('button', { name: 'Replace 3 pros', exact: true }).click();

  await expect.element(screen.getByText('1 of 3 asked')).toBeVisible();
  const dialog = screen.getByRole('dialog', { name: 'Replace 2 pros?' });
  await expect.element(dialog).toMatchTextContent('This pro has a place already.');
  await expect.element(dialog).toMatchTextContent('All places are taken again.');
  await expect.element(choiceFor(app, 'Pro 1')).toHaveTextContent('Pro 23');
  await expect.element(choiceFor(app, 'Pro 2')).toHaveTextContent('Pro 12');
  await expect.element(choiceFor(app, 'Pro 3')).not.toBeInTheDocument();

  delete refuse['application-1'];
  delete refuse['application-2'];
  await dialog.getByRole('button', { name: 'Replace 2 pros' }).click();
  await expect.element(screen.getByText('2 pros asked')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(gateway.lastMutation()?.variables).toMatchObject({
    input: {
      replacements: [
        { applicationId: 'application-1', proId: 'pro-23' },
        { applicationId: 'application-2', proId: 'pro-12' },
      ],
    },
  });
});

test('asks what happened to those who are not recorded, and says who cannot be replaced', async () => {
  const roster = [onRoster(1, 'LATE'), onRoster(2, 'NO_SHOW'), onRoster(3, 'IN', { timePunches: [punch()] })];
  const app = await open(roster, replacing(roster));
  const { screen, gateway } = app;
  const selection = await selectAll(app);
  await selection.getByRole('button', { name: 'Replace…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Replace 2 pros?' });
  await expect.element(dialog.getByRole('radio', { name: /^No-show/ })).toBeChecked();
  await expect.element(dialog).toMatchTextContent('Pro 3: They have clocked in.');
  await choiceFor(app, 'Pro 2').click();
  await screen.getByRole('option', { name: /^No one/ }).click();
  await dialog.getByRole('button', { name: 'Replace 1 pro' }).click();

  await expect.element(screen.getByText('1 pro asked')).toBeVisible();
  expect(gateway.lastMutation()?.variables).toMatchObject({
    input: { replacements: [{ applicationId: 'application-1', reason: 'NO_SHOW' }] },
  });
});

test('no-shows of several pros lead into their replacement', async () => {
  const roster = [onRoster(1, 'LATE'), onRoster(2, 'LATE')];
  const app = await open(roster, replacing(roster));
  const { screen } = app;
  const selection = await selectAll(app);
  await selection.getByRole('button', { name: 'More actions for the selected pros' }).click();
  await screen.getByRole('menuitem', { name: /No-show/ }).click();
  await screen.getByRole('button', { name: 'Find replacements…' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Replace 2 pros?' })).toBeVisible();
});

test('offers no replacement to those who may not manage applicants', async () => {
  const roster = [onRoster(1, 'NO_SHOW'), onRoster(2, 'NO_SHOW')];
  const app = await open(roster, replacing(roster), { viewerCanManageApplicants: false });
  const selection = await selectAll(app);
  await expect.element(selection).toBeVisible();
  await expect.element(selection.getByRole('button', { name: 'Replace…' })).not.toBeInTheDocument();
  await expect.element(app.screen.getByRole('button', { name: /who are out/ })).not.toBeInTheDocument();
});

test('says when fewer places are open than pros are chosen, and suggests no one twice when they run out', async () => {
  const roster = [1, 2, 3].map((id) => onRoster(id, 'NO_SHOW'));
  const app = await open(roster, replacing(roster), {
    fill: { ...makeGig(5).fill, places: 3, selected: 1 },
    standbys: [standby(21, 90)],
  });
  await app.screen.getByRole('button', { name: 'Replace 3 pros who are out…' }).click();
  await expect.element(choiceFor(app, 'Pro 3')).toHaveTextContent('No one');
  await expect.element(app.screen.getByRole('button', { name: 'Replace 2 pros' })).toBeVisible();
  await choiceFor(app, 'Pro 3').click();
  await app.screen.getByRole('option', { name: /^Pro 11/ }).click();
  await expect
    .element(app.screen.getByText('Only 2 places are open. The first to accept get them.'))
    .toBeVisible();
});
