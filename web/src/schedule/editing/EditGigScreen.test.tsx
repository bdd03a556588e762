import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pendingRequest } from '../../testing/expectHeld.ts';
import { postingWorld } from '../../testing/posting.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeGig } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/locations/1/gigs/5/edit';

interface Sent {
  readonly input: Readonly<Record<string, unknown>>;
}

const { location } = postingWorld();

function open(facts: Record<string, unknown> = {}, updateGig: (sent: Sent) => unknown = () => null) {
  return renderApp(path, { gig: makeGig(5, { location, ...facts }), location, updateGig });
}

const changed = () => ({
  errors: [],
  gig: makeGig(5),
  results: [{ gigId: 'gig-5', gig: makeGig(5, { revision: 2 }), errors: [], effects: null }],
  conflict: null,
});

describe('the form that changes a gig', () => {
  test('sends what differs and nothing else, made from the revision that was seen', async () => {
    const sent: Sent[] = [];
    const { screen, router } = await open({ revision: 7 }, (request) => {
      sent.push(request);
      return changed();
    });
    await screen.getByLabelText(/^Hourly wage/).fill('26.50');
    await screen.getByLabelText(/^Private notes/).fill('Loud band.');
    await screen.getByRole('button', { name: 'Save changes' }).click();

    await expect.element(screen.getByText('Shift updated')).toBeVisible();
    expect(sent[0]?.input).toEqual({
      gigId: 'gig-5',
      scope: 'THIS',
      expectedRevision: 7,
      wageCents: 2650,
      privateNotes: 'Loud band.',
    });
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/gigs/5');
  });

  test('an edit of a gig cannot be cancelled while it saves', async () => {
    const { screen, gateway, router } = await open({}, changed);
    const pending = pendingRequest();
    gateway.intercept(({ name }) => (name === 'updateGigMutation' ? pending.promise : null));
    await screen.getByLabelText(/^Hourly wage/).fill('26.50');
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();

    pending.resolve(null);

    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/gigs/5');
  });

  test('a new time goes with its day, in the zone of the place', async () => {
    const sent: Sent[] = [];
    const { screen } = await open({}, (request) => {
      sent.push(request);
      return changed();
    });
    await screen.getByLabelText(/^Starts/).fill('18:30');
    await screen.getByRole('button', { name: 'Save changes' }).click();

    await expect
      .poll(() => sent[0]?.input)
      .toMatchObject({
        date: '2099-01-15',
        startTime: '18:30',
        endTime: '23:00',
      });
  });

  test.each([
    [/^Hourly wage/, '14.99', 'Enter a wage from $15 to $75 an hour'],
    [/^Hourly wage/, '75.01', 'Enter a wage from $15 to $75 an hour'],
    [/^Pros needed/, '0', 'Enter a number from 1 to 200'],
    [/^Ends/, '15:00', /A shift can last 16 hours at most/],
    [/^Date/, '2020-01-01', 'This start has passed. Choose a later one.'],
    [/^Contact phone/, '12', 'Invalid phone number'],
  ])('%s %s is refused at its field, and nothing is sent', async (label, value, message) => {
    const { screen, gateway } = await open();
    await screen.getByRole('form').getByLabelText(label).first().fill(value);
    await screen.getByRole('button', { name: 'Save changes' }).click();

    await expect.element(screen.getByText(message)).toBeVisible();
    expect(gateway.names()).not.toContain('updateGigMutation');
  });

  test('says what the clocks of the place make of a time', async () => {
    const { screen } = await open();
    await screen.getByLabelText(/^Date/).fill('2099-03-08');
    await screen.getByLabelText(/^Starts/).fill('02:30');
    await screen.getByLabelText(/^Ends/).fill('08:30');

    await expect.element(screen.getByText(/^Sun, Mar 8, 2099, 3:00 am – 9:00 am EDT$/)).toBeVisible();
    await expect.element(screen.getByText(/^The clocks go forward/)).toBeVisible();
  });

  test('shows a server error at its field', async () => {
    const { screen } = await open({}, () => ({
      ...changed(),
      gig: null,
      results: [],
      errors: [
        {
          code: 'INVALID_TRANSITION',
          message: '2 pros are confirmed: the wage can only rise.',
          path: ['wageCents'],
          details: [],
        },
      ],
    }));
    await screen.getByLabelText(/^Hourly wage/).fill('20');
    await screen.getByRole('button', { name: 'Save changes' }).click();

    await expect.element(screen.getByText('2 pros are confirmed: the wage can only rise.')).toBeVisible();
    await expect.element(screen.getByLabelText(/^Hourly wage/)).toHaveFocus();
  });

  test('an edit of one gig of a series can take the others along', async () => {
    const sent: Sent[] = [];
    const { screen } = await open({ bundleSize: 8 }, (request) => {
      sent.push(request);
      return changed();
    });
    await screen.getByLabelText(/^Hourly wage/).fill('26');
    await screen.getByRole('radio', { name: 'This and following' }).click();
    await screen.getByRole('button', { name: 'Save changes' }).click();

    await expect.poll(() => sent[0]?.input).toMatchObject({ scope: 'FOLLOWING', wageCents: 2600 });
  });

  test.each([
    ['NOTES_AND_PLACES', 'This shift has started. You can only edit notes and add places.', true],
    ['NOTES', 'This shift has ended. You can only edit notes.', false],
  ])('the form offers no more than can change: %s', async (editing, sentence, hasPlaces) => {
    const { screen } = await open({ editing });
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(screen.getByLabelText(/^Private notes/)).toBeVisible();
    await expect.element(screen.getByLabelText(/^Hourly wage/)).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('textbox', { name: /^Pros needed/ }))
      .toHaveLength(hasPlaces ? 1 : 0);
  });

  test('someone who may not change the gig reads why', async () => {
    const { screen } = await open({ viewerCanEdit: false, viewerCannotEditReason: 'Only team members can.' });
    await expect.element(screen.getByRole('heading', { name: 'This shift cannot be changed' })).toBeVisible();
    await expect.element(screen.getByText('Only team members can.')).toBeVisible();
  });

  test.each([360, 1440])(
    'the form that changes a gig has no accessibility violations at %i px',
    async (width) => {
      await page.viewport(width, 900);
      const { screen } = await open({ bundleSize: 3 });
      await expect.element(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
      await expectAccessible();
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
