import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeHome } from '../../../testing/homes.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { makeLocation } from '../../../testing/world.ts';

const noShifts = { from: '2099-01-15', until: '2099-01-15', gigs: [] };
const root = { location: () => makeLocation(1, { home: makeHome(), daySchedule: noShifts }) };

const video = () => document.querySelector('video');

async function openFilm(path: string) {
  const app = await renderApp(path, root);
  const dialog = app.screen.getByRole('dialog', { name: 'Brigade in a minute' });
  return { ...app, dialog };
}

describe('the film', () => {
  test('opens by the address of the home with a poster, captions and a transcript, and does not load by itself', async () => {
    const { dialog, router } = await openFilm('/locations/1/home?show_video=true');
    await expect.element(dialog).toBeVisible();
    await expect.poll(video).not.toBeNull();
    expect(video()?.preload).toBe('none');
    expect(video()?.autoplay).toBe(false);
    expect(video()?.controls).toBe(true);
    expect(video()?.readyState).toBe(HTMLMediaElement.HAVE_NOTHING);
    expect(video()?.poster).toMatch(/poster.*\.jpg/);
    await expect.element(dialog.getByText(/This is Brigade/)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => router.state.location.href).toBe('/locations/1/home');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('plays from a line of its transcript, with captions', async () => {
    const { dialog } = await openFilm('/locations/1/home?show_video=true');
    await dialog.getByRole('button', { name: 'Play from 0:16' }).click();
    await expect.poll(() => video()?.currentTime).toBeGreaterThanOrEqual(16);
    await expect.poll(() => video()?.duration).toBe(53);
    await expect
      .poll(() => [...(video()?.textTracks[0]?.activeCues ?? [])].map((cue) => (cue as VTTCue).text))
      .toEqual(['Pros apply. The match score says who fits best, and why.']);
  });

  test('says so where it cannot be played', async () => {
    const { dialog } = await openFilm('/locations/1/home?show_video=true');
    await expect.element(dialog).toBeVisible();
    video()?.dispatchEvent(new Event('error'));
    await expect.element(dialog.getByText(/could not be played here/)).toBeVisible();
  });

  test('comes before the tour where both are asked for', async () => {
    const { screen, dialog } = await openFilm('/locations/1/home?show_video=true&show_tour=true');
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Today, as it happens' })).toBeVisible();
  });

  test('opens from the help on any screen', async () => {
    const { screen, dialog } = await openFilm('/locations/1/home');
    await screen.getByRole('button', { name: /^Help/ }).click();
    await screen.getByRole('menuitem', { name: 'Watch the film' }).click();
    await expect.element(dialog).toBeVisible();
  });
});
