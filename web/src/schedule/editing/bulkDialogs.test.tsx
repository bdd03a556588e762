import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeGig, makeLocation, refusal, type Page } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const gigs = [makeGig(1), makeGig(2)];
const started = 'This shift has started: only notes can change, and places be added.';

interface Input {
  input: { gigIds: readonly string[] };
}

/** Does what is asked with all gigs but those that are refused; the last ones are listed at their ids. */
const doAllBut = (refused: Record<string, string> = {}) => {
  return ({ input }: Input) => ({
    errors: [],
    results: input.gigIds.map((gigId, index) => {
      const message = refused[gigId];
      return message === undefined
        ? { gigId, gig: gigs[index], effects: { askedAgain: 2 }, errors: [] }
        : { gigId, gig: null, effects: null, errors: [{ message, path: [] }] };
    }),
  });
};

/** A location with these gigs. */
const locationOf = (listed: () => readonly object[]) =>
  makeLocation(1, {
    viewerCanPostGigs: true,
    viewerCannotPostGigsReason: null,
    gigs: (page: Page) => connection(listed(), page),
    savedFilters: [],
    calendarFeeds: [],
  });

/** Both gigs of the list selected, and the dialog for them open. */
async function open(button: 'Edit…' | 'Cancel…', title: string, root: object) {
  const location = locationOf(() => gigs);
  const preview = {
    gigCount: 2,
    confirmedPros: 1,
    applicants: 0,
    fee: { amountCents: 4500, currency: 'USD' },
    results: [],
  };
  // The list is asked for again by its node.
  const world = { location, node: location, cancellationPreview: preview };
  const app = await renderApp('/locations/1', { ...world, ...root });
  await expect.element(app.screen.getByText('2 shifts', { exact: true })).toBeVisible();
  const boxes = app.screen.getByRole('checkbox', { name: /^Select Line Cook/ });
  await expect.element(boxes).toHaveLength(2);
  for (const box of boxes.elements()) (box as HTMLInputElement).click();
  await app.screen.getByRole('button', { name: button }).click();
  const dialog = app.screen.getByRole('dialog', { name: title });
  await expect.element(dialog).toBeVisible();
  return { ...app, dialog };
}

const edit = (root: object) => open('Edit…', 'Edit 2 shifts', root);
const cancel = (root: object) => open('Cancel…', 'Cancel 2 shifts?', root);
const row = (screen: Awaited<ReturnType<typeof edit>>['screen'], index: number) =>
  screen.getByRole('article').nth(index);

describe('editing several gigs', () => {
  test('sends what they get in common, and says who has to accept again', async () => {
    const { screen, dialog, gateway } = await edit({ updateGigs: doAllBut() });
    await dialog.getByLabelText('Hourly wage').fill('26');
    await dialog.getByLabelText('Contact on the day').fill('Ana Ruiz');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Change 2 shifts' }).click();

    await expect
      .element(screen.getByText('2 shifts updated. 4 pros have to accept again').first())
      .toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(gateway.requests.find(({ name }) => name === 'updateGigsMutation')?.variables).toEqual({
      input: { gigIds: ['gig-1', 'gig-2'], wageCents: 2600, contactName: 'Ana Ruiz' },
    });
  });

  test('keeps the shifts it was opened with when others take them off the list', async () => {
    let listed = gigs;
    const location = locationOf(() => listed);
    const { screen, dialog, gateway } = await edit({ location, node: location, updateGigs: doAllBut() });
    await expect.poll(() => gateway.lines.length).toBe(1);
    listed = [];
    gateway.lines[0]?.send({ cursor: '5', hasGap: false, changes: [{ subject: 'GIG', gig: null }] });
    await expect.element(screen.getByText('This location has no upcoming shifts.')).toBeInTheDocument();
    await dialog.getByLabelText('Hourly wage').fill('26');
    await dialog.getByRole('button', { name: 'Change 2 shifts' }).click();

    await expect.element(dialog).not.toBeInTheDocument();
    expect(gateway.last('updateGigsMutation')?.variables).toMatchObject({
      input: { gigIds: ['gig-1', 'gig-2'] },
    });
  });

  test('a gig that is refused says why in its row and stays selected, the other one changes', async () => {
    const { screen, dialog } = await edit({ updateGigs: doAllBut({ 'gig-2': started }) });
    await dialog.getByLabelText('Hourly wage').fill('26');
    await dialog.getByRole('button', { name: 'Change 2 shifts' }).click();

    await expect
      .element(screen.getByText('1 shift updated, 1 couldn’t be. 2 pros have to accept again').first())
      .toBeVisible();
    await expect.element(row(screen, 1)).toMatchTextContent(started);
    await expect.element(row(screen, 0)).not.toMatchTextContent(started);
    await expect.element(screen.getByText('1 shift selected')).toBeVisible();
  });

  test('the dialog stays open with the reason when all are refused, and nothing typed is lost', async () => {
    const { dialog } = await edit({ updateGigs: doAllBut({ 'gig-1': started, 'gig-2': started }) });
    await dialog.getByLabelText('Hourly wage').fill('26');
    await dialog.getByRole('button', { name: 'Change 2 shifts' }).click();

    await expect.element(dialog.getByText(started)).toBeVisible();
    await expect.element(dialog.getByLabelText('Hourly wage')).toHaveValue('26');
  });

  test('shows a server error at its field', async () => {
    const low = 'This position pays at least $18 an hour here.';
    const { dialog } = await edit({
      updateGigs: { errors: [refusal('INVALID', low, {}, ['wageCents'])], results: [] },
    });
    await dialog.getByLabelText('Hourly wage').fill('16');
    await dialog.getByRole('button', { name: 'Change 2 shifts' }).click();

    await expect.element(dialog.getByLabelText('Hourly wage')).toHaveAccessibleDescription(low);
  });

  test.each([
    ['Hourly wage', '14.99', /Enter a wage from \$15 to \$75 an hour/],
    ['Hourly wage', '75.01', /Enter a wage from \$15 to \$75 an hour/],
    ['Pros needed', '201', /Enter a number from 1 to 200/],
    ['Contact phone', '12', /Invalid phone number/],
  ])('%s %s is refused at its field, and nothing is sent', async (label, text, message) => {
    const { dialog, gateway } = await edit({});
    await dialog.getByLabelText(label).fill(text);
    await dialog.getByRole('button', { name: 'Change 2 shifts' }).click();

    // The limit of a field stays beside its error.
    await expect.element(dialog.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(gateway.names()).not.toContain('updateGigsMutation');
  });

  test('the dialog left empty asks for something, and asks before what was typed is thrown away', async () => {
    const { screen, dialog, gateway } = await edit({});
    await dialog.getByRole('button', { name: 'Change 2 shifts' }).click();
    await expect.element(dialog.getByText('Fill in at least one field')).toBeVisible();
    expect(gateway.names()).not.toContain('updateGigsMutation');

    await dialog.getByLabelText('Hourly wage').fill('26');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  });
});

describe('cancelling several gigs', () => {
  test('shows the cancellation fee and sends the reason', async () => {
    const { screen, dialog, gateway } = await cancel({ cancelGigs: doAllBut() });
    await expect.element(dialog.getByText('Cancellation fee: $45.00')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Fewer pros are needed' }).click();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel shifts' }).click();

    await expect.element(screen.getByText('2 shifts were cancelled').first()).toBeVisible();
    expect(gateway.requests.find(({ name }) => name === 'cancelGigsMutation')?.variables).toEqual({
      input: { gigIds: ['gig-1', 'gig-2'], scope: 'THIS', reason: 'FEWER_PROS_NEEDED', explanation: null },
    });
  });

  test('shows a refusal in the row of its gig and cancels the other one', async () => {
    const over = 'This shift is over: it cannot be cancelled.';
    const { screen, dialog } = await cancel({ cancelGigs: doAllBut({ 'gig-1': over }) });
    await dialog.getByRole('button', { name: 'Cancel shifts' }).click();

    await expect
      .element(screen.getByText('1 shift was cancelled, 1 could not be cancelled').first())
      .toBeVisible();
    await expect.element(row(screen, 0)).toMatchTextContent(over);
    await expect.element(screen.getByText('1 shift selected')).toBeVisible();
  });

  test('requires an explanation for another reason', async () => {
    const { dialog, gateway } = await cancel({});
    await dialog.getByRole('radio', { name: 'Something else' }).click();
    await dialog.getByLabelText(/^Explanation/).fill('   ');
    await dialog.getByRole('button', { name: 'Cancel shifts' }).click();

    await expect
      .element(dialog.getByLabelText(/^Explanation/))
      .toHaveAccessibleDescription(/Enter an explanation/);
    expect(gateway.names()).not.toContain('cancelGigsMutation');
  });
});
