import { describe, expect, test } from 'vitest';
import { makePro, makeProAtLocation } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeLocation, type Page, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/locations/1/connect/pros/uuid-1';

function makeNote(databaseId: number, text: string, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'ProNote',
    databaseId,
    text,
    isShared: false,
    authorName: 'Morgan Avery',
    createdAt: '2026-11-02T15:00:00Z',
    ...facts,
  };
}

/** A pro whose notes a test may change. */
function world(canManage = true) {
  const notes = [makeNote(1, 'Knows the grill.', { isShared: true })];
  const lists = {
    notes: (page: Page) => connection(notes, page),
    applications: (page: Page) => connection([], page),
  };
  const pro = () => makePro(1, lists);
  const proAtLocation = () => makeProAtLocation(1, lists);
  const location = makeLocation(1, { viewerCanManageApplicants: canManage });
  return { notes, proAtLocation, root: { pro, location } };
}

describe('notes about a pro', () => {
  test('notes about a pro are written for the team, or for the whole organization', async () => {
    const { notes, proAtLocation, root } = world();
    const { screen, gateway } = await renderApp(path, {
      ...root,
      addProNote: ({ input }: { input: { text: string } }) => {
        notes.unshift(makeNote(2, input.text));
        return { errors: [], proAtLocation: proAtLocation() };
      },
    });
    const card = screen.getByRole('region', { name: 'Notes' });
    await expect
      .element(card.getByRole('listitem'))
      .toMatchTextContent(/Knows the grill\..*Whole organization/);
    await card.getByRole('button', { name: 'Add note' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Note about Pro 1' });
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Note' }))
      .toHaveAttribute('aria-invalid', 'true');
    expect(gateway.names()).not.toContain('addProNoteMutation');
    await expectAccessible();

    await dialog.getByRole('textbox', { name: 'Note' }).fill('Prefers mornings.');
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(card.getByRole('listitem').first()).toMatchTextContent('Prefers mornings.');
    expect(gateway.requests.find(({ name }) => name === 'addProNoteMutation')?.variables).toEqual({
      input: { proId: 'pro-1', locationId: 'location-1', text: 'Prefers mornings.', isShared: false },
    });
  });

  test('notes about a pro stay with the reason when they are refused', async () => {
    const { screen } = await renderApp(path, {
      ...world().root,
      addProNote: () => ({
        errors: [refusal('INVALID', 'Mind your words.', {}, ['text'])],
        proAtLocation: null,
      }),
    });
    await screen.getByRole('button', { name: 'Add note' }).click();
    await screen.getByRole('textbox', { name: 'Note' }).fill('Rude.');
    await screen.getByRole('button', { name: 'Save note' }).click();
    await expect.element(screen.getByText('Mind your words.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Rude.');
  });

  test('notes about a pro are taken back', async () => {
    const { notes, proAtLocation, root } = world();
    const { screen } = await renderApp(path, {
      ...root,
      deleteProNote: () => {
        notes.pop();
        return { errors: [], proAtLocation: proAtLocation() };
      },
    });
    await screen.getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText(/^No notes yet/)).toBeVisible();
  });

  test('notes about a pro are nothing that others would see', async () => {
    const { screen } = await renderApp(path, world(false).root);
    await expect.element(screen.getByRole('region', { name: 'Ratings' })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Notes' })).not.toBeInTheDocument();
  });
});
