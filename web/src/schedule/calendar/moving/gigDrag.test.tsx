import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calendarRoot, calendarWeek, makeCalendarGig } from '../../../testing/calendar.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { refusal } from '../../../testing/world.ts';

interface Move {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly validateOnly?: boolean;
}

/** A gateway that moves gigs to the requested time. New York is five hours behind UTC in January. */
function movingRoot(facts: Record<string, unknown> = {}, others: readonly object[] = []) {
  const gig = makeCalendarGig(1, facts);
  const updateGig = ({ input }: { input: Move }) => {
    if (input.validateOnly) return { errors: [], gig: null, results: others, conflict: null };
    const instant = (time: string) => new Date(`${input.date}T${time}:00-05:00`).toISOString();
    Object.assign(gig, {
      startTime: instant(input.startTime),
      endTime: instant(input.endTime),
      revision: gig.revision + 1,
    });
    const moved = { __typename: 'Gig', id: 'gig-1', revision: gig.revision, calendarGig: gig };
    return { errors: [], gig: moved, results: [{ gig: moved }, ...others], conflict: null };
  };
  return { ...calendarRoot([gig]), updateGig };
}

const box = () => page.getByRole('link', { name: /^Line Cook/ });

async function pickUp() {
  await expect.element(box()).toBeVisible();
  box().element().focus();
  await userEvent.keyboard(' ');
}

beforeEach(() => page.viewport(1280, 900));

describe('dragging a gig by keyboard', () => {
  test('moves by quarter hours and days, resizes, drops and can be undone', async () => {
    const { screen, gateway } = await renderApp(calendarWeek, movingRoot());
    await pickUp();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await expect
      .element(screen.getByRole('status').getByText('Fri, Jan 16, 5:30 – 11:15 pm'))
      .toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText('Line Cook moved to Fri, Jan 16, 5:30 – 11:15 pm').first())
      .toBeVisible();
    await expect
      .poll(() => gateway.lastMutation())
      .toMatchObject({
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
      .element(screen.getByText('Line Cook moved back to Thu, Jan 15, 5 – 11 pm').first())
      .toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({
        input: { expectedRevision: 2, date: '2099-01-15', startTime: '17:00', endTime: '23:00' },
      });
  });

  test('cancels on Escape without a request', async () => {
    const { gateway } = await renderApp(calendarWeek, movingRoot());
    await pickUp();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(box()).toMatchTextContent('5 – 11 pm');
    expect(gateway.names()).not.toContain('moveGigMutation');
  });

  test('rolls back and shows the reason on a server error', async () => {
    const message = 'Dana Whitlock changed the wage.';
    const root = {
      ...movingRoot(),
      updateGig: { errors: [refusal('CONFLICT', message)], gig: null, results: [], conflict: null },
    };
    const { screen } = await renderApp(calendarWeek, root);
    await pickUp();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(screen.getByText('Line Cook was not moved')).toBeVisible();
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(box()).toMatchTextContent('5 – 11 pm');
  });

  test('asks for the scope of a series and warns about confirmed pros', async () => {
    const { screen, gateway } = await renderApp(
      calendarWeek,
      movingRoot({ isRecurring: true, confirmed: 2 }),
    );
    await pickUp();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Move Line Cook?' });
    await expect
      .element(dialog.getByText('From Thu, Jan 15, 5 – 11 pm to Thu, Jan 15, 5:15 – 11:15 pm.'))
      .toBeVisible();
    await expect.element(dialog.getByText('The 2 confirmed pros have to accept the new time.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'This and following shifts' }).click();
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({ input: { scope: 'FOLLOWING', startTime: '17:15' } });
  });

  test('warns about the confirmed pros of the other shifts in the scope', async () => {
    const others = [2, 3].map((askedAgain) => ({ gig: null, errors: [], effects: { askedAgain } }));
    const { screen, gateway } = await renderApp(calendarWeek, movingRoot({ isRecurring: true }, others));
    await pickUp();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Move Line Cook?' });
    const warning = dialog.getByText('The 5 confirmed pros have to accept the new time.');
    await expect.element(dialog).toBeVisible();
    await expect.element(warning).not.toBeInTheDocument();
    await dialog.getByRole('radio', { name: 'All shifts in the series' }).click();

    await expect.element(warning).toBeVisible();
    expect(gateway.names()).not.toContain('moveGigMutation');
    await dialog.getByRole('radio', { name: 'This shift' }).click();
    await expect.element(warning).not.toBeInTheDocument();
  });

  test.each([
    [1, 0, '1 other shift in the series was also moved.'],
    [2, 0, '2 other shifts in the series were also moved.'],
    [0, 1, '1 shift in the series could not be moved.'],
    [2, 3, '2 other shifts in the series were also moved. 3 shifts in the series could not be moved.'],
  ])(
    '%i other shifts move and %i stay: says so, with undo only if none stayed',
    async (moved, stayed, text) => {
      const others = Array.from({ length: moved + stayed }, (_, index) => ({
        gig: index < moved ? { id: `gig-${index + 2}`, calendarGig: makeCalendarGig(index + 2) } : null,
        errors: index < moved ? [] : [refusal('INVALID_TRANSITION', 'This shift has started.')],
      }));
      const { screen } = await renderApp(calendarWeek, movingRoot({ isRecurring: true }, others));
      await pickUp();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      const dialog = screen.getByRole('dialog', { name: 'Move Line Cook?' });
      await dialog.getByRole('radio', { name: 'All shifts in the series' }).click();
      await dialog.getByRole('button', { name: 'Move' }).click();

      await expect.element(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(stayed === 0 ? 1 : 0);
    },
  );

  test('dragging does not move a gig when the confirmation is dismissed', async () => {
    const { screen, gateway } = await renderApp(calendarWeek, movingRoot({ confirmed: 1 }));
    await pickUp();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await screen.getByRole('button', { name: 'Undo move' }).click();
    await expect.element(box()).toMatchTextContent('Thu, Jan 15, 5 – 11 pm');
    expect(gateway.names()).not.toContain('moveGigMutation');
  });

  test.each([
    ['a cancelled gig', { listStatus: 'CANCELLED' }, 'Cancelled shifts cannot be moved.'],
    [
      'a gig that has started',
      { startTime: '2020-01-15T22:00:00Z', endTime: '2099-01-16T04:00:00Z' },
      'Shifts that have started cannot be moved.',
    ],
  ])('dragging does not move %s', async (_what, facts, reason) => {
    const { screen } = await renderApp(calendarWeek, movingRoot(facts));
    await pickUp();
    await expect.element(screen.getByText(reason)).toBeVisible();
  });

  test('sends the new times in the time zone of the address, an hour behind that of the location', async () => {
    const { screen, gateway } = await renderApp(calendarWeek, movingRoot({ timeZone: 'America/Chicago' }));
    await pickUp();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({ input: { date: '2099-01-15', startTime: '16:15', endTime: '22:15' } });

    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({ input: { date: '2099-01-15', startTime: '16:00', endTime: '22:00' } });
  });

  test('marks the day of the month in the time zone of the location', async () => {
    const late = { startTime: '2099-01-16T05:30:00Z', endTime: '2099-01-16T09:00:00Z' };
    await renderApp(
      `${calendarWeek}&calendar_view=month`,
      movingRoot({ ...late, timeZone: 'America/Chicago' }),
    );
    await pickUp();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => document.querySelector('[data-target] a')?.textContent).toBe('17');
  });

  test('moves by days and weeks in the month view', async () => {
    const { gateway } = await renderApp(`${calendarWeek}&calendar_view=month`, movingRoot());
    await pickUp();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({ input: { date: '2099-01-23', startTime: '17:00', endTime: '23:00' } });
  });
});

describe('dragging a gig by pointer', () => {
  test('snaps to a quarter hour on the day under the pointer', async () => {
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
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({ input: { date: '2099-01-16', startTime: '15:00', endTime: '21:00' } });
  });
});

describe('the keyboard navigation of the calendar', () => {
  test('moves focus between entries with a single tab stop', async () => {
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
    await expect.poll(() => document.querySelectorAll('[data-entry][tabindex="0"]').length).toBe(1);
    box().element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(screen.getByRole('link', { name: /^Host/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(screen.getByRole('link', { name: /^Server/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(box()).toHaveFocus();
    await expect.poll(() => document.querySelectorAll('[data-entry][tabindex="0"]').length).toBe(1);
  });
});
