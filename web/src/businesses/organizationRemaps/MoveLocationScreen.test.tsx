import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, copperfinch, fault, makeLocation, refusal, type Page } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const halyard = { __typename: 'Organization', id: 'organization-2', databaseId: 2, name: 'Halyard House' };
const vista = { __typename: 'Organization', id: 'organization-3', databaseId: 3, name: 'Vista Hotels' };

const effects = {
  fromOrganization: copperfinch,
  toOrganization: halyard,
  billingSource: 'ORGANIZATION',
  paymentMethodStatusBefore: 'ACTIVE',
  paymentMethodStatusAfter: 'NOT_CONFIGURED',
  paymentMethodStatusForEarlierWork: 'ACTIVE',
  adminsLosingAccess: [{ displayName: 'Daniel Okonkwo' }],
  adminsGainingAccess: [{ displayName: 'Priya Raghunathan' }, { displayName: 'Grace Adeyemi' }],
  locationManagersCount: 3,
  favoriteProsCount: 5,
  proBlocksCount: 1,
  upcomingGigsCount: 12,
  eventsLosingGigs: [{ name: 'Harvest Supper', gigsCount: 2 }],
};

function makeMovable(facts: Record<string, unknown> = {}) {
  return makeLocation(1, {
    viewerCanMove: true,
    viewerCannotMoveReason: null,
    organizationsToMoveTo: (page: Page) => connection([halyard, vista], page),
    organizationRemap: effects,
    ...facts,
  });
}

const path = '/locations/1/org-remap';

function openMove(facts: Record<string, unknown> = {}, root: Record<string, unknown> = {}, search = '') {
  return renderApp(`${path}${search}`, { location: makeMovable(facts), ...root });
}

describe('moving a location', () => {
  test('moving a location begins with the choice of an organization, in one request', async () => {
    const { screen, gateway, router } = await openMove();
    await expect.element(screen.getByText('Copperfinch Hospitality', { exact: true }).first()).toBeVisible();
    await screen.getByRole('radio', { name: 'Halyard House' }).click();

    await expect.poll(() => router.state.location.search).toEqual({ to: 'organization-2' });
    await expect
      .element(screen.getByRole('heading', { name: 'What moving to Halyard House changes' }))
      .toBeVisible();
    await expect.poll(() => document.title).toBe('Move · Grill 1 · Brigade');
    expect(gateway.names().filter((name) => name === 'MoveLocationScreenQuery')).toHaveLength(2);
  });

  test('moving a location says what it changes for billing, people, gigs and pros before anything happens', async () => {
    const { screen, gateway } = await openMove({}, {}, '?to=organization-2');

    for (const sentence of [
      /^Copperfinch Hospitality pays for work that ends before the move, also if it is paid later/,
      /^Halyard House pays for later work/,
      'Pros could not be paid after the move',
      'Daniel Okonkwo can no longer open it, and get a message.',
      'Priya Raghunathan and Grace Adeyemi can manage it, and get a message.',
      'The team of the location keeps its roles (3 people).',
      '12 upcoming shifts and all past shifts stay with the location, with their pros.',
      'The event “Harvest Supper” loses 2 shifts, which become separate shifts.',
      'Favorites (5) and blocked pros (1) stay as they are.',
    ]) {
      await expect.element(screen.getByText(sentence)).toBeVisible();
    }
    expect(gateway.names()).not.toContain('moveLocationMutation');
    await expectAccessible();
  });

  test('moving a location keeps its own payment method', async () => {
    const own = { ...effects, billingSource: 'LOCATION', paymentMethodStatusAfter: 'ACTIVE' };
    const { screen } = await openMove({ organizationRemap: own }, {}, '?to=organization-2');

    await expect
      .element(screen.getByText(/^The location’s own payment method pays for later work/))
      .toBeVisible();
    await expect.element(screen.getByText('Pros could not be paid after the move')).not.toBeInTheDocument();
  });

  test.each([
    ['NOT_CONFIGURED', true],
    ['ACTIVE', false],
    [null, false],
  ])(
    'moving a location warns that earlier work could not be charged where the organization it leaves is %s: %s',
    async (paymentMethodStatusForEarlierWork, isWarned) => {
      const own = {
        ...effects,
        billingSource: 'LOCATION',
        paymentMethodStatusAfter: 'ACTIVE',
        paymentMethodStatusForEarlierWork,
      };
      const { screen } = await openMove({ organizationRemap: own }, {}, '?to=organization-2');

      await expect.element(screen.getByText(/^Copperfinch Hospitality pays for work/)).toBeVisible();
      expect(screen.getByText('Earlier work could not be charged after the move').query() !== null).toBe(
        isWarned,
      );
    },
  );
});

const moved = makeMovable({ organization: halyard });

async function confirm(response: unknown, typed: string) {
  const opened = await openMove({}, { moveLocation: response }, '?to=organization-2');
  await opened.screen.getByLabelText('Type “Grill 1” to confirm').fill(typed);
  await opened.screen.getByRole('button', { name: 'Move location' }).click();
  return opened;
}

describe('the move', () => {
  test('the move of a location is made once the name was typed, and leads to the settings', async () => {
    const { screen, gateway, router } = await confirm({ errors: [], location: moved }, ' grill 1 ');

    await expect.element(screen.getByText('Grill 1 now belongs to Halyard House')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/info');
    expect(gateway.requests.find(({ name }) => name === 'moveLocationMutation')?.variables).toEqual({
      input: { locationId: 'location-1', organizationId: 'organization-2' },
    });
  });

  test('the move of a location is not made without the name', async () => {
    const { screen, gateway } = await confirm({ errors: [], location: moved }, 'Grill 2');

    await expect
      .element(screen.getByLabelText('Type “Grill 1” to confirm'))
      .toHaveAccessibleDescription(/Type Grill 1 to confirm/);
    expect(gateway.names()).not.toContain('moveLocationMutation');
  });

  test('the move of a location that is refused says why, with the name still there', async () => {
    const refused = {
      errors: [refusal('FORBIDDEN', 'You need the permission organizations.manage.')],
      location: null,
    };
    const { screen } = await confirm(refused, 'Grill 1');

    await expect.element(screen.getByRole('alert')).toMatchTextContent('You need the permission');
    await expect.element(screen.getByLabelText('Type “Grill 1” to confirm')).toHaveValue('Grill 1');
  });
});

test('the organization that a location moves to is searched for among many', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...vista, id: `organization-${index}` }));
  const { screen, gateway, router } = await openMove({
    organizationsToMoveTo: ({ search, ...page }: Page & { search?: string }) =>
      connection(search ? [halyard] : many, page),
  });
  await expect.element(screen.getByText('The first 20 of 30. Search to find others.')).toBeVisible();
  await screen.getByLabelText('Search organizations').fill('halyard');

  await expect.poll(() => router.state.location.search).toEqual({ search: 'halyard' });
  await expect.element(screen.getByRole('radio', { name: 'Halyard House' })).toBeVisible();
  await expect
    .poll(() => gateway.last('MoveLocationScreenQuery')?.variables)
    .toMatchObject({ search: 'halyard', isChosen: false });
});

test.each(['CONFLICT', 'NOT_FOUND', 'FORBIDDEN'])(
  'an organization that answers %s cannot be chosen',
  async (code) => {
    const { screen } = await openMove(
      {
        organizationRemap: () => {
          throw fault(code);
        },
      },
      {},
      '?to=organization-9',
    );

    await expect.element(screen.getByText('You cannot choose this organization')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Move location' })).not.toBeInTheDocument();
  },
);

test('someone who may not move the location reads why', async () => {
  const { screen } = await openMove({
    viewerCanMove: false,
    viewerCannotMoveReason: 'Only an admin of both organizations can move a location from one to the other.',
  });

  await expect.element(screen.getByRole('heading', { name: 'You cannot move this location' })).toBeVisible();
  await expect.element(screen.getByText(/^Only an admin of both organizations/)).toBeVisible();
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument();
  await expectAccessible();
});
