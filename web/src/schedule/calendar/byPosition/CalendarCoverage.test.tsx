import { describe, expect, test } from 'vitest';
import { calendarRoot, calendarWeek, makeCalendarGig } from '../../../testing/calendar.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { expectAccessible } from '../../../testing/axe.ts';

const coverage = `${calendarWeek}&calendar_mode=coverage`;
const cook = makeCalendarGig(1, { confirmed: 1, openApplications: 3 });
const dishwasher = {
  skillName: 'Dishwasher',
  skillDatabaseId: 2,
  confirmed: 0,
  places: 1,
};

describe('the coverage of a week', () => {
  test('says for each position and day how many places are taken, and leads to the shift', async () => {
    const { screen } = await renderApp(coverage, calendarRoot([cook]));
    const cell = screen.getByRole('link', {
      name: 'Line Cook, Thursday, January 15, 1 of 2 confirmed, 1 open, 3 waiting',
    });
    await expect.element(cell).toHaveAttribute('href', '/locations/1/gigs/1');
    await expect.element(screen.getByRole('rowheader', { name: 'Line Cook' })).toBeVisible();
    await expectAccessible(screen.container);
  });

  test('leads to the shifts of the day and the position if there are several', async () => {
    const { screen } = await renderApp(
      coverage,
      calendarRoot([cook, makeCalendarGig(2, dishwasher), makeCalendarGig(3, dishwasher)]),
    );
    const cell = screen.getByRole('link', {
      name: 'Dishwasher, Thursday, January 15, 0 of 2 confirmed, 2 open',
    });
    await expect
      .element(cell)
      .toHaveAttribute(
        'href',
        expect.stringMatching(/positions=2.*calendar_view=day.*calendar_date=2099-01-15/),
      );
    await cell.click();
    await expect.element(screen.getByRole('heading', { name: 'Thursday, January 15, 2099' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^Line Cook,/ })).not.toBeInTheDocument();
  });

  test('posts a further shift of a position on a day without one', async () => {
    const { screen } = await renderApp(coverage, calendarRoot([cook]));
    await expect
      .element(screen.getByRole('link', { name: 'Post Line Cook, Friday, January 16' }))
      .toHaveAttribute('href', '/locations/1/gigs-add?post_gig_date=2099-01-16&copy_of=1');
  });

  test('offers no posting on days that are over', async () => {
    const past = { startTime: '2020-01-16T22:00:00Z', endTime: '2020-01-17T04:00:00Z', confirmed: 0 };
    const { screen } = await renderApp(
      coverage.replace('2099-01-15', '2020-01-16'),
      calendarRoot([makeCalendarGig(1, { ...past, openApplications: 4 })]),
    );
    await expect
      .element(
        screen.getByRole('link', {
          name: 'Line Cook, Thursday, January 16, 0 of 2 confirmed, 2 not filled',
          exact: true,
        }),
      )
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^Post Line Cook/ })).not.toBeInTheDocument();
  });

  test('offers no posting to those who may not post', async () => {
    const { screen } = await renderApp(coverage, calendarRoot([cook], { viewerCanPostGigs: false }));
    await expect.element(screen.getByRole('link', { name: /^Line Cook, Thursday/ })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^Post Line Cook/ })).not.toBeInTheDocument();
  });

  test('the coverage of a week is a view of the calendar that leads back to the times', async () => {
    const { screen } = await renderApp(calendarWeek, calendarRoot([cook]));
    await screen.getByRole('link', { name: 'Coverage' }).click();
    await expect.element(screen.getByRole('table')).toBeVisible();
    await screen.getByRole('link', { name: 'Times' }).click();
    await expect.element(screen.getByRole('region', { name: 'Thursday, January 15' })).toBeVisible();
  });

  test('says that nothing is planned', async () => {
    const { screen } = await renderApp(coverage, calendarRoot([]));
    await expect.element(screen.getByText('No shifts this week.')).toBeVisible();
  });
});
