import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeMember, makeNetworkLocation } from '../../testing/network.ts';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, type Page, refusal } from '../../testing/world.ts';

const path = '/locations/1/connect/network';
const ana = makeMember(makePro(1, { displayName: 'Ana R.' }));
const ben = makeMember(makePro(2, { displayName: 'Ben S.', isBlocked: true }), {
  source: 'INVITE',
  addedByName: null,
});

/** A location whose network a test may change. */
function world(members = [ana, ben], facts: Record<string, unknown> = {}) {
  const shown = [...members];
  const location = makeNetworkLocation(
    {},
    {
      networkMembers: ({ search = '', ...page }: Page & { search?: string }) =>
        connection(
          shown.filter(({ pro }) => pro.displayName.toLowerCase().includes(search.toLowerCase())),
          page,
        ),
      ...facts,
    },
  );
  return { shown, root: { location: () => location, node: () => location } };
}

/** Members 1 to `count`. */
function manyMembers(count: number) {
  return Array.from({ length: count }, (_, index) =>
    makeMember(makePro(index + 1, { displayName: `Pro ${index + 1}` })),
  );
}

describe('the network of a location', () => {
  test('shows who is in it, since when and who added them, by one request', async () => {
    const { screen, gateway } = await renderApp(path, world().root);
    const row = screen.getByRole('row', { name: /Ana R\./ });

    await expect.element(row).toMatchTextContent('Mon, Nov 2');
    await expect.element(row).toMatchTextContent('Added by Morgan Avery');
    await expect.element(row).toMatchTextContent('3 miles away');
    await expect
      .element(row.getByRole('link', { name: 'Ana R.', exact: true }))
      .toHaveAttribute('href', '/locations/1/connect/pros/uuid-1?list=network');
    await expect
      .element(screen.getByRole('row', { name: /Ben S\./ }))
      .toMatchTextContent(/Blocked.*Accepted an invite/);
    await expect.element(screen.getByRole('link', { name: 'Offer a shift to Ana R.' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Offer a shift to Ben S.' }))
      .not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('link', { name: 'Invite a pro' }))
      .toHaveAttribute('href', '/locations/1/connect/network/invites?dialog=invite');
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'NetworkMembersScreenQuery']);
    await expectAccessible();
  });

  test('the network of a location is searched by name, as the address says', async () => {
    const { screen, router } = await renderApp(path, world().root);
    const search = screen.getByRole('searchbox', { name: 'Find members by name' });
    await search.fill('ben');
    await expect.element(screen.getByRole('row', { name: /Ana R\./ })).not.toBeInTheDocument();
    await search.fill('Zoe');
    await expect.element(screen.getByRole('heading', { name: 'No members match “Zoe”' })).toBeVisible();
    await expect.poll(() => router.state.location.search).toEqual({ search: 'Zoe' });
  });

  test('loads further members when the end of the list comes into sight', async () => {
    const { screen } = await renderApp(path, world(manyMembers(30)).root);
    await expect.element(screen.getByRole('row', { name: /Pro 1\b/ })).toBeVisible();
    screen.getByRole('button', { name: 'Load more members' }).element().scrollIntoView();
    await expect.element(screen.getByRole('row', { name: /Pro 30\b/ })).toBeInTheDocument();
  });

  test('lets go of a pro after a question, and undo adds them again', async () => {
    const { shown, root } = world();
    const { screen, gateway } = await renderApp(path, {
      ...root,
      removeProFromNetwork: () => {
        shown.shift();
        return { errors: [] };
      },
      addProsToNetwork: () => {
        shown.unshift(ana);
        return { errors: [], results: [{ errors: [] }] };
      },
    });
    await screen.getByRole('button', { name: 'Remove Ana R.…' }).click();
    const question = screen.getByRole('alertdialog', { name: 'Remove Ana R. from your network?' });
    await expect.element(question).toMatchTextContent(/leaves its groups/);
    await expectAccessible();
    await question.getByRole('button', { name: 'Remove' }).click();

    await expect.element(screen.getByText('Ana R. was removed from your network')).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /Ana R\./ })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Ana R. is in your network again')).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /Ana R\./ })).toBeVisible();
    const inputs = gateway.requests.filter(({ name }) => name.endsWith('Mutation'));
    expect(inputs.map(({ variables }) => variables)).toEqual([
      { input: { locationId: 'location-1', proId: 'pro-1' } },
      { input: { locationId: 'location-1', proIds: ['pro-1'] } },
    ]);
  });

  test('says why a pro was not removed, and why they were not added again', async () => {
    const { root } = world();
    let removals = 0;
    const { screen } = await renderApp(path, {
      ...root,
      removeProFromNetwork: () => {
        removals += 1;
        return { errors: removals === 1 ? [refusal('NOT_FOUND', 'There is no such member.')] : [] };
      },
      addProsToNetwork: () => ({
        errors: [],
        results: [{ errors: [refusal('CONFLICT', 'This pro has left')] }],
      }),
    });
    await screen.getByRole('button', { name: 'Remove Ana R.…' }).click();
    const confirm = screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' });
    await confirm.click();
    await expect.element(screen.getByText('There is no such member.')).toBeVisible();
    await confirm.click();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('This pro has left')).toBeVisible();
  });

  test('says how to begin without members', async () => {
    const { screen } = await renderApp(path, world([]).root);
    await expect.element(screen.getByRole('heading', { name: 'No members yet' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Find pros' }))
      .toHaveAttribute('href', '/locations/1/connect');
    await expectAccessible();
  });

  test('the network of a location is only looked at by those who may not manage it', async () => {
    const { screen } = await renderApp(path, world([ana], { viewerCanManageApplicants: false }).root);
    await expect.element(screen.getByRole('row', { name: /Ana R\./ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: /^Offer|^Invite a pro/ })).not.toBeInTheDocument();
  });

  test('the network of a location is not available on a server without networks', async () => {
    const { screen } = await renderApp(
      path,
      world([], {
        networkMembers: () => {
          throw fault('NOT_FOUND');
        },
      }).root,
    );
    await expect
      .element(screen.getByRole('heading', { name: 'The network is not available here' }))
      .toBeVisible();
    await expectAccessible();
  });

  test('the network of a location can fail to load', async () => {
    const { screen } = await renderApp(
      path,
      world([], {
        networkMembers: () => {
          throw fault('UPSTREAM_TIMEOUT');
        },
      }).root,
    );
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('the network of a location that the viewer may not see is not shown', async () => {
    const { screen } = await renderApp(path, {
      location: () => {
        throw fault('NOT_FOUND');
      },
    });
    await expect.element(screen.getByRole('heading', { name: /^Location not found/ })).toBeVisible();
    await expect
      .element(screen.getByRole('searchbox', { name: 'Find members by name' }))
      .not.toBeInTheDocument();
  });
});
