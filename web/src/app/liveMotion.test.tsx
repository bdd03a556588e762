import { afterEach, describe, expect, test } from 'vitest';
import { openApplications, renderApplicants } from '../testing/applicants.ts';
import { animatedOf, setMotion } from '../testing/motion.ts';
import { renderApp } from '../testing/renderApp.tsx';
import { onRoster, renderRoster } from '../testing/roster.ts';
import { connection, makeGig, makeLocation, type Page } from '../testing/world.ts';

afterEach(() => setMotion('reduce'));

const changed = { cursor: '5', hasGap: false, changes: [{ subject: 'APPLICATION', gig: null }] };

/** Whether a row is only where it was, and whether it glows. */
const wishes = [
  { wish: 'no-preference', moved: ['transform'], glowing: 'backgroundColor' },
  { wish: 'reduce', moved: [], glowing: undefined },
] as const;

describe.each(wishes)('with the wish $wish for motion', ({ wish, moved, glowing }) => {
  test('applicants close the gap after a decision', async () => {
    await setMotion(wish);
    const { screen } = await renderApplicants(openApplications(1, 2, 3));
    await screen.getByRole('button', { name: 'Select Pro 1' }).click();
    await expect.element(screen.getByRole('link', { name: 'Pro 1' })).not.toBeInTheDocument();
    expect(animatedOf(screen.getByRole('row', { name: /Pro 3/ }).element())).toEqual(moved);
  });

  test('a row of the roster glows when the pro clocks in elsewhere', async () => {
    await setMotion(wish);
    const roster = [onRoster(1, 'LATE'), onRoster(2, 'LATE')];
    const { screen, gateway } = await renderRoster(roster);
    await expect.element(screen.getByText('2 late')).toBeVisible();
    await expect.poll(() => gateway.lines.length).toBe(1);
    Object.assign(roster[1] ?? {}, { attendance: { state: 'IN', since: new Date().toISOString() } });
    gateway.lines[0]?.send(changed);
    await expect.element(screen.getByText('1 late · 1 clocked in')).toBeVisible();
    const glowOf = (name: RegExp) =>
      animatedOf(screen.getByRole('row', { name }).element()).find((one) => one === 'backgroundColor');
    await expect.poll(() => glowOf(/Pro 2/)).toBe(glowing);
    expect(glowOf(/Pro 1/)).toBeUndefined();
  });

  test('a shift of the list glows when pros apply', async () => {
    await setMotion(wish);
    const gigs = [makeGig(1), makeGig(2)];
    const location = makeLocation(1, { gigs: (at: Page) => connection(gigs, at), viewerCanPostGigs: true });
    const { screen, gateway } = await renderApp('/locations/1', { location, node: location });
    await expect.element(screen.getByRole('article').first()).toBeVisible();
    await expect.poll(() => gateway.lines.length).toBe(1);
    gigs[1] = makeGig(2, { fill: { ...makeGig(2).fill, openApplications: 9 } });
    gateway.lines[0]?.send(changed);
    await expect.element(screen.getByText('9 applicants waiting')).toBeVisible();
    const rows = screen.getByRole('article').elements();
    await expect.poll(() => rows.map((row) => animatedOf(row)[0])).toEqual([undefined, glowing]);
  });
});
