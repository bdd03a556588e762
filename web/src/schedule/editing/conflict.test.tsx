import { expect, test } from 'vitest';
import { postingWorld } from '../../testing/posting.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeGig } from '../../testing/world.ts';

const { location } = postingWorld();

/** Dana changed the wage and the notes in the meantime. */
const theirs = makeGig(5, {
  location,
  revision: 2,
  wage: { amountCents: 2600, currency: 'USD' },
  privateNotes: 'Ask for Sam.',
});

async function openConflict() {
  const sent: Record<string, unknown>[] = [];
  const updateGig = ({ input }: { input: Record<string, unknown> }) => {
    sent.push(input);
    if (input['expectedRevision'] === 2) {
      return {
        errors: [],
        gig: theirs,
        results: [{ gigId: 'gig-5', gig: theirs, errors: [], effects: null }],
        conflict: null,
      };
    }
    return {
      errors: [{ code: 'CONFLICT', message: 'Dana changed this shift.', path: [], details: [] }],
      gig: null,
      results: [],
      conflict: {
        gig: theirs,
        changes: [
          {
            databaseId: 9,
            createdAt: '2026-11-20T12:00:00Z',
            actorName: 'Dana Reyes',
            summary: 'changed the wage and the private notes',
            fields: [{ label: 'Wage', before: '$24.50', after: '$26.00', isHidden: false }],
          },
        ],
      },
    };
  };
  const { screen } = await renderApp('/locations/1/gigs/5/edit', {
    gig: makeGig(5, { location }),
    location,
    updateGig,
  });
  await screen.getByLabelText(/^Hourly wage/).fill('28');
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(screen.getByText('This shift changed while you were editing it')).toBeVisible();
  return { screen, sent };
}

test('the second of two sees who changed what, and nothing typed is lost', async () => {
  const { screen } = await openConflict();

  const alert = screen.getByRole('alert');
  await expect.element(alert).toMatchTextContent('Dana Reyes changed the wage and the private notes');
  await expect.element(alert).toMatchTextContent('$26.00');
  await expect.element(screen.getByLabelText(/^Hourly wage/)).toHaveValue('28');
});

test('keeping mine saves what was typed over theirs, and leaves the rest of theirs', async () => {
  const { screen, sent } = await openConflict();
  await screen.getByRole('button', { name: 'Keep mine' }).click();

  await expect.element(screen.getByLabelText(/^Hourly wage/)).toHaveValue('28');
  await expect.element(screen.getByLabelText(/^Private notes/)).toHaveValue('Ask for Sam.');
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(screen.getByText('Shift updated')).toBeVisible();
  expect(sent[1]).toEqual({ gigId: 'gig-5', scope: 'THIS', expectedRevision: 2, wageCents: 2800 });
});

test('taking theirs drops what was typed', async () => {
  const { screen } = await openConflict();
  await screen.getByRole('button', { name: 'Take theirs' }).click();

  await expect.element(screen.getByLabelText(/^Hourly wage/)).toHaveValue('26');
  await expect.element(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
});
