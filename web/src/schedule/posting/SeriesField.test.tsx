import { weekdayOf } from '@brigade/domain/platform/time/weekday.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeTemplate } from '../../testing/materials.ts';
import { postingResponses, postingWorld } from '../../testing/posting.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { unfold } from '../../testing/unfold.ts';
import { dayLabel } from './dayLabel.ts';
import { makeGig, refusal } from '../../testing/world.ts';

/** Series go twelve months ahead at most, so this one begins in a week. */
const first = Temporal.Now.plainDateISO('America/New_York').add({ weeks: 1 });
const second = first.add({ weeks: 1 });

const dateOn = (date: Temporal.PlainDate) => ({
  date: date.toString(),
  start: `${date.toString()}T22:00:00Z`,
  end: `${date.add({ days: 1 }).toString()}T04:00:00Z`,
  isStartMoved: false,
  isRepeatedHour: false,
});

const recurrenceDates = { problem: null, dates: [dateOn(first), dateOn(second)] };

beforeEach(() => page.viewport(1440, 900));

test('a weekly shift is posted by its rule, without the dates that were dropped', async () => {
  const { inputs, root } = postingResponses();
  const { screen } = await renderApp(
    `/locations/1/gigs-add?post_gig_date=${first.toString()}&return_to=/shift-messages`,
    {
      ...postingWorld({ recurrenceDates }),
      ...root,
    },
  );
  await screen.getByRole('combobox', { name: /^Position/ }).click();
  await screen.getByRole('option', { name: /Line Cook/ }).click();
  await screen.getByRole('combobox', { name: 'Repeats' }).click();
  await screen.getByRole('option', { name: 'Weekly' }).click();
  await expect.element(screen.getByRole('heading', { name: 'All 2 dates' })).toBeVisible();
  await screen.getByRole('checkbox', { name: new RegExp(dayLabel(second).date) }).click();
  await expect.element(screen.getByRole('heading', { name: 'All 2 dates' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Post Shift', exact: true }).click();

  await expect.poll(() => inputs).toHaveLength(1);
  expect(inputs[0]?.input).toMatchObject({
    recurrence: { frequency: 'WEEKLY', interval: 1, weekdays: [weekdayOf(first)] },
    excludedDates: [second.toString()],
  });
});

test('a server error about excluded dates is shown at the dates until the next change', async () => {
  const message = 'Keep at least one date';
  const { screen } = await renderApp(`/locations/1/gigs-add?post_gig_date=${first.toString()}`, {
    ...postingWorld({ recurrenceDates }),
    postGigs: { errors: [refusal('INVALID', message, {}, ['excludedDates'])], gigs: null },
  });
  await screen.getByRole('combobox', { name: /^Position/ }).click();
  await screen.getByRole('option', { name: /Line Cook/ }).click();
  await screen.getByRole('combobox', { name: 'Repeats' }).click();
  await screen.getByRole('option', { name: 'Weekly' }).click();
  await screen.getByRole('checkbox', { name: new RegExp(dayLabel(second).date) }).click();
  await screen.getByRole('button', { name: 'Post Shift', exact: true }).click();

  const dates = screen.getByRole('group', { name: '1 of 2 dates, 1 excluded' });
  await expect.element(dates.getByText(message)).toBeVisible();
  await expect.element(dates).toHaveAccessibleDescription(message);
  await screen.getByRole('checkbox', { name: new RegExp(dayLabel(second).date) }).click();
  await expect.element(screen.getByText(message)).not.toBeInTheDocument();
});

test('a gig is posted again with all it said but its date', async () => {
  const { screen } = await renderApp('/locations/1/gigs-add?copy_of=12&post_gig_date=2099-02-01', {
    ...postingWorld(),
    gig: makeGig(12, {
      type: 'NETWORK',
      requirements: [{ __typename: 'Requirement', id: 'requirement-2' }],
      attachments: [],
      addressId: 'address-2',
      privateNotes: 'Ask for Ada.',
      movesToMarketplace: true,
    }),
  });
  await expect.element(screen.getByRole('combobox', { name: /^Position/ })).toHaveTextContent('Line Cook');
  await expect.element(screen.getByLabelText(/^Date/)).toHaveValue('2099-02-01');
  await expect.element(screen.getByLabelText(/^Starts/)).toHaveValue('17:00');
  await expect.element(screen.getByLabelText(/^Ends/)).toHaveValue('23:00');
  await expect.element(screen.getByRole('textbox', { name: /^Hourly wage/ })).toHaveValue('24.50');
  await expect.element(screen.getByRole('textbox', { name: /^Pros needed/ })).toHaveValue('2');
  await unfold(screen, 'Who', 'Where', 'Requirements');
  await expect.element(screen.getByRole('radio', { name: /^Your network/ })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: /^Move to the marketplace/ })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: /^Black shirt/ })).toBeChecked();
  await expect.element(screen.getByRole('combobox', { name: /^Address/ })).toHaveTextContent('Loading dock');
});

test('a template whose address was removed asks for another one', async () => {
  const { inputs, root } = postingResponses();
  const { screen } = await renderApp('/locations/1/gigs-add?post_gig_date=2099-02-01', {
    ...postingWorld({ gigTemplates: [makeTemplate({ usesLocationAddress: false })] }),
    ...root,
  });
  await screen.getByRole('button', { name: 'Use a template' }).click();
  await screen.getByRole('menuitem', { name: /Friday dinner/ }).click();
  const address = screen.getByRole('combobox', { name: /^Address/ });
  const post = screen.getByRole('button', { name: 'Post Shift', exact: true });
  await post.click();
  await expect.element(screen.getByText(/^The address was removed/)).toBeVisible();
  await expect.element(address).toHaveTextContent('Choose…');
  expect(inputs).toEqual([]);

  await address.click();
  await screen.getByRole('option', { name: /^Loading dock/ }).click();
  await post.click();
  await expect.poll(() => inputs[0]?.input).toMatchObject({ addressId: 'address-2' });
});

test('a gig whose address was removed is posted again only at an address that is chosen', async () => {
  const { inputs, root } = postingResponses();
  const { screen } = await renderApp('/locations/1/gigs-add?copy_of=12&post_gig_date=2099-02-01', {
    ...postingWorld(),
    ...root,
    gig: makeGig(12, { usesLocationAddress: false, attachments: [] }),
  });
  const address = screen.getByRole('combobox', { name: /^Address/ });
  const post = screen.getByRole('button', { name: 'Post Shift', exact: true });
  await post.click();
  await expect.element(screen.getByText(/^The address was removed/)).toBeVisible();
  await expect.element(address).toHaveTextContent('Choose…');
  expect(inputs).toEqual([]);

  await address.click();
  await screen.getByRole('option', { name: /^Loading dock/ }).click();
  await post.click();
  await expect.poll(() => inputs[0]?.input).toMatchObject({ addressId: 'address-2' });
});
