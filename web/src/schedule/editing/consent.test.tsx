import { describe, expect, test } from 'vitest';
import { postingWorld } from '../../testing/posting.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, makeGig, refusal } from '../../testing/world.ts';

const { location } = postingWorld();

/** The form for a gig of a series, at a gateway that counts so many confirmed pros on each of its gigs. */
async function open(confirmed: number, updateGig: unknown = null) {
  const gig = makeGig(5, { location, bundleSize: 3, fill: { ...makeGig(5).fill, confirmed } });
  const app = await renderApp('/locations/1/gigs/5/edit', { gig, location, updateGig });
  const warning = (title: string) => app.screen.getByText(title);
  const choose = (name: string) => app.screen.getByRole('radio', { name }).click();
  const date = app.screen.getByLabelText(/^Date/);
  return { ...app, warning, choose, date };
}

const counted = (...counts: readonly number[]) => ({
  errors: [],
  results: counts.map((askedAgain) => ({ gig: null, errors: [], effects: { askedAgain } })),
  conflict: null,
});

const others = 'Pros confirmed for the other shifts have to accept again';

describe('the form that changes a gig says beforehand who has to accept again', () => {
  test('the form of one gig says without a request who has to accept again', async () => {
    const { screen, warning, date, gateway } = await open(2);
    await screen.getByLabelText(/^Hourly wage/).fill('30');
    await expect.element(warning('2 confirmed pros have to accept again')).not.toBeInTheDocument();
    await date.fill('2099-01-16');

    await expect.element(warning('2 confirmed pros have to accept again')).toBeVisible();
    expect(gateway.names()).not.toContain('askedAgainMutation');
  });

  test('the form of a series says who has to accept its other gigs again by one request that changes nothing', async () => {
    const { screen, warning, choose, date, gateway } = await open(0, counted(0, 2, 3));
    await screen.getByLabelText(/^Hourly wage/).fill('30');
    await date.fill('2099-01-16');
    await choose('This and following');

    await expect.element(warning('5 confirmed pros have to accept again')).toBeVisible();
    expect(gateway.last('askedAgainMutation')?.variables).toEqual({
      input: {
        gigId: 'gig-5',
        scope: 'FOLLOWING',
        date: '2099-01-16',
        startTime: '17:00',
        endTime: '23:00',
        validateOnly: true,
      },
    });
    await choose('Only this shift');
    await expect.element(warning('5 confirmed pros have to accept again')).not.toBeInTheDocument();
  });

  test.each([
    ['cannot be counted', fault('UPSTREAM_UNAVAILABLE'), 0, others],
    [
      'are not counted because the change is refused',
      { ...counted(), errors: [refusal('INVALID', 'This start has passed.')] },
      1,
      '1 confirmed pro has to accept again',
    ],
  ])(
    'the form still names the pros of its gig if those of the series %s',
    async (_case, response, confirmed, title) => {
      const { warning, choose, date } = await open(confirmed, () => response);
      await date.fill('2099-01-16');
      await choose('All upcoming shifts');

      await expect.element(warning(title)).toBeVisible();
    },
  );
});
