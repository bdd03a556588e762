import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calendarRoot, calendarWeek, makeCalendarGig } from '../../../testing/calendar.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { refusal } from '../../../testing/world.ts';

/** A gateway that moves gigs as it is told: New York is five hours behind in January. */
function movingRoot(facts: Record<string, unknown> = {}, answer: Record<string, unknown> = {}) {
  const gig = makeCalendarGig(1, facts);
  const updateGig = ({ input }: { input: { date: string; startTime: string; endTime: string } }) => {
    const instant = (time: string) => new Date(`${input.date}T${time}:00-05:00`).toISOString();
    Object.assign(gig, {
      startTime: instant(input.startTime),
      endTime: instant(input.endTime),
      revision: gig.revision + 1,
    });
    const moved = { __typename: 'Gig', id: 'gig-1', revision: gig.revision, calendarGig: gig };
    return { errors: [], gig: moved, results: [{ gig: moved }], conflict: null, ...answer };
  };
  return { ...calendarRoot([gig]), updateGig };
}

const box = () => page.getByRole('link', { name: /^Line Cook/ });

async function lift() {
  await expect.element(box()).toBeVisible();
  box().element().focus();
  await userEvent.keyboard(' ');
}

beforeEach(() => page.viewport(1280, 900));

describe('a gig that is lifted by keys', () => {
  test('moves by quarters of an hour and days, stretches, drops, and can be undone', async () => {
    const { screen, gateway } = await renderApp(calendarWeek, movingRoot());
    await lift();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await expect
      .element(screen.getByRole('status').getByText('Fri, Jan 16, 5:30 – 11:15 pm'))
      .toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText('Line Cook moved to Fri, Jan 16, 5:30 – 11:15 pm').first())
      .toBeVisible();
    expect(gateway.requests.at(-1)).toMatchObject({
      name: 'moveGigMutation',
      variables: {
        input: {
          gigId: 'gig-1',
          scope: 'THIS',
          expectedRevision: 1,
          date: '2099-01-16',
          startTime: '17:30',
          endTime: '23:15',
        },
      },
    });
    const friday = screen.getByRole('region', { name: 'Friday, January 16' });
    await expect.element(friday.getByRole('link', { name: /^Line Cook/ })).toHaveFocus();

    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect
      .element(screen.getByText('Line Cook is back at Thu, Jan 15, 5 – 11 pm').first())
      .toBeVisible();
    expect(gateway.requests.at(-1)?.variables).toMatchObject({
      input: { expectedRevision: 2, date: '2099-01-15', startTime: '17:00', endTime: '23:00' },
    });
  });

  test('is put back by Escape, and asks nobody', async () => {
    const { gateway } = await renderApp(calendarWeek, movingRoot());
    await lift();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(box()).toMatchTextContent('5 – 11 pm');
    expect(gateway.names()).not.toContain('moveGigMutation');
  });

  test('goes back with the reason when the server refuses', async () => {
    const message = 'Dana Whitlock changed the wage meanwhile.';
    const root = {
      ...movingRoot(),
      updateGig: { errors: [refusal('CONFLICT', message)], gig: null, results: [], conflict: null },
    };
    const { screen } = await renderApp(calendarWeek, root);
    await lift();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(screen.getByText('Line Cook stays where it was')).toBeVisible();
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(box()).toMatchTextContent('5 – 11 pm');
  });

  test('asks which gigs of a series move, and says what it asks of confirmed pros', async () => {
    const { screen, gateway } = await renderApp(
      calendarWeek,
      movingRoot({ isRecurring: true, confirmed: 2 }),
    );
    await lift();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Move Line Cook?' });
    await expect
      .element(dialog.getByText('From Thu, Jan 15, 5 – 11 pm to Thu, Jan 15, 5:15 – 11:15 pm.'))
      .toBeVisible();
    await expect
      .element(dialog.getByText('The 2 confirmed pros are asked to accept the new time.'))
      .toBeVisible();
    await dialog.getByRole('radio', { name: 'This and the following gigs' }).click();
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect
      .poll(() => gateway.requests.at(-1)?.variables)
      .toMatchObject({ input: { scope: 'FOLLOWING', startTime: '17:15' } });
  });

  test('stays when the question is answered by no', async () => {
    const { screen, gateway } = await renderApp(calendarWeek, movingRoot({ confirmed: 1 }));
    await lift();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await screen.getByRole('button', { name: 'Put back' }).click();
    await expect.element(box()).toMatchTextContent('Thu, Jan 15, 5 – 11 pm');
    expect(gateway.names()).not.toContain('moveGigMutation');
  });

  test.each([
    ['a cancelled gig', { listStatus: 'CANCELLED' }, 'A cancelled gig cannot be moved.'],
    [
      'a gig that has started',
      { startTime: '2020-01-15T22:00:00Z', endTime: '2099-01-16T04:00:00Z' },
      'A gig that has started cannot be moved.',
    ],
  ])('%s stays where it is', async (_what, facts, reason) => {
    const { screen } = await renderApp(calendarWeek, movingRoot(facts));
    await lift();
    await expect.element(screen.getByText(reason)).toBeVisible();
  });

  test('moves by weeks in a month', async () => {
    const { gateway } = await renderApp(`${calendarWeek}&calendar_view=month`, movingRoot());
    await lift();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect
      .poll(() => gateway.requests.at(-1)?.variables)
      .toMatchObject({ input: { date: '2099-01-23', startTime: '17:00', endTime: '23:00' } });
  });
});

describe('a gig that is dragged', () => {
  test('snaps to a quarter of an hour of the day under the pointer', async () => {
    const { screen, gateway } = await renderApp(calendarWeek, movingRoot());
    const friday = screen.getByRole('region', { name: 'Friday, January 16' });
    await expect.element(box()).toBeVisible();
    const from = box().element().getBoundingClientRect();
    const column = friday.element().getBoundingClientRect();
    const hour = column.height / 24;
    await box().dropTo(friday, {
      sourcePosition: { x: 10, y: 10 },
      targetPosition: { x: 20, y: from.y + 10 - 2.1 * hour - column.y },
    });
    await expect
      .poll(() => gateway.requests.at(-1)?.variables)
      .toMatchObject({ input: { date: '2099-01-16', startTime: '15:00', endTime: '21:00' } });
  });
});

describe('the keys of the calendar', () => {
  test('walk from box to box, of which one is a tab stop', async () => {
    const gigs = [
      makeCalendarGig(1),
      makeCalendarGig(2, {
        skillName: 'Host',
        startTime: '2099-01-15T15:00:00Z',
        endTime: '2099-01-15T18:00:00Z',
      }),
      makeCalendarGig(3, {
        skillName: 'Server',
        startTime: '2099-01-13T22:00:00Z',
        endTime: '2099-01-14T03:00:00Z',
      }),
    ];
    const { screen } = await renderApp(calendarWeek, calendarRoot(gigs));
    await expect.element(box()).toBeVisible();
    expect(document.querySelectorAll('[data-entry][tabindex="0"]')).toHaveLength(1);
    box().element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(screen.getByRole('link', { name: /^Host/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(screen.getByRole('link', { name: /^Server/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(box()).toHaveFocus();
    expect(document.querySelectorAll('[data-entry][tabindex="0"]')).toHaveLength(1);
  });
});
