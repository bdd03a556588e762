import { describe, expect, test } from 'vitest';
import { expectHeld, pendingRequest } from '../../testing/expectHeld.ts';
import { makeGroup, makeNetworkLocation } from '../../testing/network.ts';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, makeLocation, type Page, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/locations/1/connect/groups/4';
const ana = makePro(1, { displayName: 'Ana R.' });
const ben = makePro(2, { displayName: 'Ben S.', isBlocked: true });
const cleo = makePro(3, { displayName: 'Cleo T.' });

/** A group whose pros a test may change. */
function world(pros = [ana, ben], facts: Record<string, unknown> = {}) {
  const members = [...pros];
  return {
    members,
    root: {
      proGroup: () => makeGroup(4, members, { name: 'Bar team', description: 'Weekends', ...facts }),
      node: () => makeGroup(4, members, { name: 'Bar team', description: 'Weekends', ...facts }),
      location: {
        ...makeNetworkLocation({}),
        pros: (page: Page) => connection([cleo, ben], page),
      },
    },
  };
}

describe('a group', () => {
  test('shows who is in it and leads to an offer to all, by one request', async () => {
    const { screen, gateway } = await renderApp(path, world().root);
    const row = screen.getByRole('row', { name: /Ana R\./ });

    await expect.element(screen.getByText('2 pros · Weekends')).toBeVisible();
    await expect.element(row).toMatchTextContent('Mon, Nov 2');
    await expect.element(screen.getByRole('row', { name: /Ben S\./ })).toMatchTextContent('Blocked');
    await expect
      .element(screen.getByRole('link', { name: 'Offer a shift to Ben S.' }))
      .not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('link', { name: 'Offer a shift to the group' }))
      .toHaveAttribute('href', '/locations/1/offers?offerType=select&groups=4');
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'GroupScreenQuery']);
    await expectAccessible();
  });

  test('takes in pros, and says who could not be added', async () => {
    const { members, root } = world([ana]);
    const { screen, gateway } = await renderApp(path, {
      ...root,
      addProsToGroup: () => {
        members.push(cleo);
        return {
          errors: [],
          results: [
            { isNew: true, pro: cleo, errors: [] },
            { isNew: false, pro: makePro(9), errors: [refusal('CONFLICT', 'This pro has left')] },
          ],
          proGroup: makeGroup(4, members),
        };
      },
    });
    await screen.getByRole('button', { name: 'Add pros' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Add pros to Bar team' });
    await dialog.getByRole('button', { name: 'Add pros' }).click();
    await expect.element(dialog.getByText('Choose at least one pro')).toBeVisible();
    await expect.element(dialog.getByRole('checkbox', { name: 'Ben S.' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'Cleo T.' }).click();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Add 1 pro' }).click();

    await expect.element(dialog.getByText('Pro 9: This pro has left')).toBeVisible();
    expect(gateway.requests.find(({ name }) => name === 'addProsToGroupMutation')?.variables).toEqual({
      input: { proGroupId: 'group-4', proIds: ['pro-3'] },
    });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('row', { name: /Cleo T\./ })).toBeVisible();
  });

  test('keeps the dialog while pros are added, and says that they are members already', async () => {
    const { screen, gateway } = await renderApp(path, {
      ...world([ana]).root,
      addProsToGroup: {
        errors: [],
        results: [{ isNew: false, pro: cleo, errors: [] }],
        proGroup: makeGroup(4, [ana]),
      },
    });
    const pending = pendingRequest();
    gateway.intercept(({ name }) => (name === 'addProsToGroupMutation' ? pending.promise : null));
    await screen.getByRole('button', { name: 'Add pros' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Add pros to Bar team' });
    await dialog.getByRole('checkbox', { name: 'Cleo T.' }).click();
    await dialog.getByRole('button', { name: 'Add 1 pro' }).click();
    await expectHeld(dialog);

    pending.resolve(null);

    await expect.element(screen.getByText('Cleo T. is in Bar team already')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('asks before it drops the pros who were picked', async () => {
    const { screen } = await renderApp(path, world([ana]).root);
    await screen.getByRole('button', { name: 'Add pros' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Add pros to Bar team' });
    await dialog.getByRole('checkbox', { name: 'Cleo T.' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await screen.getByRole('button', { name: 'Leave without saving' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('lets go of a pro, and undo adds them again', async () => {
    const { members, root } = world();
    const { screen, gateway } = await renderApp(path, {
      ...root,
      removeProsFromGroup: () => {
        members.shift();
        return { errors: [], proGroup: makeGroup(4, members) };
      },
      addProsToGroup: () => {
        members.unshift(ana);
        return {
          errors: [],
          results: [{ isNew: true, pro: ana, errors: [] }],
          proGroup: makeGroup(4, members),
        };
      },
    });
    await screen.getByRole('button', { name: 'Remove Ana R.' }).click();
    await expect.element(screen.getByText('Ana R. is no longer in Bar team')).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /Ana R\./ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('row', { name: /Ben S\./ }).getByRole('link')).toHaveFocus();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Ana R. is in Bar team again')).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /Ana R\./ })).toBeVisible();
    expect(gateway.last('addProsToGroupMutation')?.variables).toEqual({
      input: { proGroupId: 'group-4', proIds: ['pro-1'] },
    });
  });

  test('a group is renamed and deleted', async () => {
    const { screen, router } = await renderApp(path, {
      ...world().root,
      updateProGroup: ({ input }: { input: { name: string } }) => ({
        errors: [],
        proGroup: makeGroup(4, [ana, ben], { name: input.name }),
      }),
      deleteProGroup: () => ({ errors: [], deletedProGroupId: 'group-4' }),
    });
    const more = screen.getByRole('button', { name: /^More about/ });
    await more.click();
    await screen.getByRole('menuitem', { name: 'Edit…' }).click();
    await screen.getByRole('textbox', { name: 'Group name' }).fill('Night bar');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Night bar', level: 1 })).toBeVisible();

    await more.click();
    await screen.getByRole('menuitem', { name: 'Delete…' }).click();
    await expect.element(screen.getByText(/^Its pros stay in your network/)).toBeVisible();
    await screen.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/connect/groups');
  });

  test('a group shows an empty state without members, and another without matches', async () => {
    const { screen } = await renderApp(path, world([]).root);
    await expect.element(screen.getByRole('heading', { name: 'No members yet' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Offer a shift to the group' }))
      .not.toBeInTheDocument();
    await screen.getByRole('searchbox', { name: 'Find pros of the group by name' }).fill('Zoe');
    await expect.element(screen.getByRole('heading', { name: 'No members match “Zoe”' })).toBeVisible();
  });

  test('a group is only looked at by those who may not manage it', async () => {
    const location = makeLocation(1, { viewerCanManageApplicants: false });
    const { screen } = await renderApp(path, world([ana], { location }).root);
    await expect.element(screen.getByRole('row', { name: /Ana R\./ })).toBeVisible();
    for (const name of ['Add pros', /^Remove/, /^More about/]) {
      await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  test('a group that was deleted, or is of another location, is not there', async () => {
    const { screen } = await renderApp(path, {
      proGroup: () => {
        throw fault('NOT_FOUND');
      },
    });
    await expect.element(screen.getByRole('heading', { name: 'There is no such group' })).toBeVisible();
    await expectAccessible();

    const elsewhere = await renderApp(path, world([ana], { location: makeLocation(2) }).root);
    await expect
      .element(elsewhere.screen.getByRole('heading', { name: 'There is no such group' }))
      .toBeVisible();
  });
});
