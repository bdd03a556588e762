import { describe, expect, test } from 'vitest';
import { makePro, makeProAtLocation } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, makeLocation, type Page, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/locations/1/connect/blocked';

function makeBlock(databaseId: number, displayName: string, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'ProBlock',
    databaseId,
    reason: 'CANCELLED_CALLED_OUT',
    feedback: null,
    createdAt: '2026-11-02T15:00:00Z',
    locationDatabaseIds: [1],
    pro: makePro(databaseId, { displayName, isBlocked: true }),
    ...facts,
  };
}

const ana = makeBlock(1, 'Ana R.', { feedback: 'Twice in a week.', locationDatabaseIds: [1, 2] });
const ben = makeBlock(2, 'Ben S.', { reason: 'BLOCKED_BY_PLATFORM_ADMIN' });

const world = (blocks: readonly object[], facts: Record<string, unknown> = {}) => ({
  location: makeLocation(1, { proBlocks: (page: Page) => connection(blocks, page), ...facts }),
});

const fail = () => {
  throw fault('UPSTREAM_TIMEOUT');
};

describe('who is blocked at a location', () => {
  test('blocked pros are listed with the reason and other locations, by one request', async () => {
    const { screen, gateway } = await renderApp(path, world([ana, ben]));
    const rows = screen.getByRole('list', { name: 'Blocked pros' }).getByRole('listitem');

    await expect
      .element(rows.first())
      .toMatchTextContent(/Called out · since .*Nov 2.* · and at another location/);
    await expect.element(rows.first()).toMatchTextContent('“Twice in a week.”');
    await expect.element(rows.last()).toMatchTextContent('Only the platform can lift this.');
    await expect.element(screen.getByRole('button', { name: 'Unblock Ben S.' })).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('link', { name: 'Ana R.' }))
      .toHaveAttribute('href', '/locations/1/connect/pros/uuid-1');
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'BlocksScreenQuery']);
    await expectAccessible();
  });

  test('blocked pros are listed without a link and a button if the server does not send the pro', async () => {
    const { screen } = await renderApp(path, world([makeBlock(1, '', { databaseId: null, pro: null })]));
    const row = screen.getByRole('list', { name: 'Blocked pros' }).getByRole('listitem');
    await expect.element(row).toMatchTextContent(/Former pro.*Called out/);
    await expect.element(row.getByRole('link')).not.toBeInTheDocument();
    await expect.element(row.getByRole('button')).not.toBeInTheDocument();
  });

  test('a blocked pro is let back, and then not in the list any more, and undo blocks for the same reason', async () => {
    let errors: object[] = [refusal('FORBIDDEN', 'Another admin has to unblock this pro.')];
    const { screen, gateway } = await renderApp(path, {
      ...world([ana]),
      unblockPro: () => ({
        errors,
        proAtLocation: errors.length === 0 ? makeProAtLocation(1, { isBlocked: false }) : null,
        removedBlock:
          errors.length === 0 ? { reason: 'CANCELLED_CALLED_OUT', feedback: 'Twice in a week.' } : null,
      }),
      blockPro: { errors: [], prosAtLocations: [makeProAtLocation(1, { isBlocked: true })] },
    });
    const unblock = screen.getByRole('button', { name: 'Unblock Ana R.' });
    await unblock.click();
    await expect.element(screen.getByText('Another admin has to unblock this pro.')).toBeVisible();
    await expect.element(unblock).toBeVisible();
    errors = [];
    await unblock.click();
    await expect.element(screen.getByRole('heading', { name: 'No blocked pros' })).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({
        input: { proId: 'pro-1', locationId: 'location-1' },
      });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Ana R. is blocked again')).toBeVisible();
    await expect.element(unblock).toBeVisible();
    expect(gateway.lastMutation()?.variables).toEqual({
      input: {
        proId: 'pro-1',
        locationIds: ['location-1'],
        reason: 'CANCELLED_CALLED_OUT',
        feedback: 'Twice in a week.',
      },
    });
  });

  test('blocked pros are nothing for those who may not know', async () => {
    const { screen } = await renderApp(
      path,
      world([], {
        viewerCanManageBlocks: false,
        viewerCannotManageBlocksReason: 'Onsite managers do not block.',
        proBlocks: () => {
          throw fault('FORBIDDEN');
        },
      }),
    );
    await expect
      .element(screen.getByRole('heading', { name: 'You cannot see who is blocked' }))
      .toBeVisible();
    await expect.element(screen.getByText('Onsite managers do not block.')).toBeVisible();
  });

  test('blocked pros can fail to come', async () => {
    const { screen } = await renderApp(path, world([], { proBlocks: fail }));
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
