import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeOffer } from '../../testing/offers.ts';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import {
  connection,
  makeApplication,
  makeGig,
  makeGigWith,
  makeLocation,
  type Page,
} from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

type Input = { input: Record<string, unknown> };

async function openDialog(replaceApplicant: (input: Input) => unknown) {
  const dropped = makeApplication(1, { isSelected: true, isConfirmed: true });
  const waiting = makeApplication(2, { pro: makePro(2, { displayName: 'Blake C.' }) });
  const blocked = makeApplication(3, {
    isBlocked: true,
    pro: makePro(3, { displayName: 'Casey D.' }),
  });
  const app = await renderApp('/locations/1/gigs/5/applicants?stage=confirmed', {
    gig: makeGigWith(5, [dropped, waiting, blocked]),
    node: dropped,
    location: makeLocation(1, {
      pros: (page: Page) => connection([makePro(7, { displayName: 'Drew E.' })], page),
    }),
    replaceApplicant,
  });
  await app.screen.getByRole('link', { name: /^Confirmed/ }).click();
  await app.screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
  await app.screen.getByRole('menuitem', { name: 'Replace…' }).click();
  await expect.element(app.screen.getByRole('dialog', { name: 'Replace Pro 1?' })).toBeVisible();
  return app;
}

test('replaces a pro in one step and shows who was asked', async () => {
  const seen: Input[] = [];
  const { screen } = await openDialog((input) => {
    seen.push(input);
    return {
      errors: [],
      application: makeApplication(1, { isSelected: true, isConfirmed: true, isCancelled: true }),
      results: [
        {
          __typename: 'OfferMade',
          offer: makeOffer(7, { pro: makePro(7, { displayName: 'Drew E.' }), gig: makeGig(5) }),
        },
      ],
    };
  });
  await expectAccessible();
  await screen.getByRole('radio', { name: /^Called out/ }).click();
  await screen.getByRole('button', { name: 'Fewer: How many pros to ask' }).click();
  await screen.getByLabelText('Bonus').fill('15');
  await screen.getByRole('button', { name: 'Replace', exact: true }).click();

  await expect.element(screen.getByRole('heading', { name: 'Pro 1 is off the shift' })).toBeVisible();
  await expect.element(screen.getByText('Drew E.')).toBeVisible();
  expect(seen).toMatchObject([
    { input: { applicationId: 'application-1', reason: 'CALLED_OUT', standbys: 4, boostCents: 1500 } },
  ]);
});

test('says why it cannot be, at its field', async () => {
  const { screen } = await openDialog(() => ({
    errors: [{ message: 'This shift has a bonus of $20 already: a boost is more.', path: ['boostCents'] }],
    application: null,
    results: [],
  }));
  await screen.getByLabelText('Bonus').fill('15');
  await screen.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect.element(screen.getByText(/a boost is more/)).toBeVisible();
});

test('shows that no pro could be asked', async () => {
  const { screen } = await openDialog(() => ({
    errors: [],
    application: makeApplication(1, { isSelected: true, isConfirmed: true, isCancelled: true }),
    results: [],
  }));
  await screen.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect.element(screen.getByText(/No pro matches this shift/)).toBeVisible();
});

test('asks the chosen pros: standbys and others', async () => {
  const seen: Input[] = [];
  const { screen } = await openDialog((input) => {
    seen.push(input);
    return { errors: [{ message: 'Drew E. has left.', path: ['proIds'] }], application: null, results: [] };
  });
  await screen.getByRole('radio', { name: 'Pros I choose' }).click();
  const waiting = screen.getByRole('group', { name: /^Waiting for this shift/ });
  await expect.element(waiting.getByRole('img', { name: /^Match 88%/ })).toBeVisible();
  await expect.element(waiting.getByRole('checkbox', { name: 'Casey D.' })).toBeDisabled();
  // Of the standbys, and of the others to choose from.
  await expect.element(waiting.getByText('3 miles away').first()).toBeVisible();
  await expect
    .poll(() => screen.getByText('3 miles away').elements().length)
    .toBeGreaterThan(waiting.getByText('3 miles away').elements().length);
  await expectAccessible();

  await screen.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect.element(screen.getByText('Choose 1 to 20 pros')).toBeVisible();
  expect(seen).toEqual([]);
  await waiting.getByRole('checkbox', { name: 'Blake C.' }).click();
  await screen.getByRole('checkbox', { name: 'Drew E.' }).click();
  await screen.getByRole('button', { name: 'Replace', exact: true }).click();

  await expect.element(screen.getByText('Drew E. has left.')).toBeVisible();
  expect(seen).toHaveLength(1);
  expect(seen[0]?.input).toEqual({
    applicationId: 'application-1',
    reason: 'NO_SHOW',
    proIds: ['pro-2', 'pro-7'],
  });
});

test('stays open until the request is answered, and shows why it failed', async () => {
  const { screen, gateway } = await openDialog(() => null);
  const response = Promise.withResolvers<Response>();
  gateway.intercept(({ name }) => (name.startsWith('replaceApplicant') ? response.promise : null));
  const replace = screen.getByRole('button', { name: 'Replace', exact: true });
  await replace.click();
  await expect.element(replace).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  const error = { message: 'The server took too long.', extensions: { code: 'UPSTREAM_TIMEOUT' } };
  response.resolve(Response.json({ errors: [error] }, { status: 504 }));
  await expect.element(screen.getByRole('alert').getByText('The server took too long.')).toBeVisible();
});
