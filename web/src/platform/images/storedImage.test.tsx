import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeUploads } from '../../testing/fakeUploads.ts';
import { makeSettings } from '../../testing/makeSettings.ts';
import { pixel } from '../../testing/pixel.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeLocation } from '../../testing/world.ts';

afterEach(() => void vi.unstubAllGlobals());

const old = `${pixel}#old`;
const chosen = `${pixel}#chosen`;
const photo = new File(['photo'], 'front.jpg', { type: 'image/jpeg' });

const image = (publicId: string, url: string) => ({ publicId, url, isPlaceholder: false });

/** The settings of a location with an image, and an image that was chosen there. */
async function choose() {
  const uploads = fakeUploads();
  let stored = image('locations/old', old);
  const sent: { imagePublicId?: string | null }[] = [];
  const location = () => makeLocation(1, makeSettings({ image: stored }));
  const { screen } = await renderApp('/locations/1/info', {
    location,
    createImageUpload: { errors: [], upload: { url: '/uploads/token-1' } },
    updateLocation: ({ input }: { input: { imagePublicId?: string | null } }) => {
      sent.push(input);
      stored = image('locations/new', chosen);
      return { errors: [], location: location() };
    },
  });
  const details = screen.getByRole('form', { name: 'Details' });
  const shown = () => details.element().querySelector('img')?.src;
  await expect.poll(shown).toBe(old);
  await userEvent.upload(details.getByLabelText('Image'), photo);
  await expect.poll(() => uploads.length).toBe(1);
  uploads[0]?.respond(201, { publicId: 'locations/new', url: chosen });
  await expect.poll(shown).toBe(chosen);
  return { screen, details, shown, sent };
}

test('an image that was chosen is stored with the form, and stays on the screen', async () => {
  const { screen, shown, sent } = await choose();

  await screen.getByRole('button', { name: 'Save', exact: true }).click();

  await expect.poll(() => sent).toMatchObject([{ imagePublicId: 'locations/new' }]);
  await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).not.toBeInTheDocument();
  await expect.poll(shown).toBe(chosen);
});

test('a discarded image is not saved', async () => {
  const { screen, shown, sent } = await choose();

  await screen.getByRole('button', { name: 'Discard' }).click();

  await expect.poll(shown).toBe(old);
  expect(sent).toEqual([]);
});

test('the stored image can be taken away', async () => {
  const { screen, details, shown, sent } = await choose();

  await details.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(shown).toBeUndefined();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();

  await expect.poll(() => sent).toMatchObject([{ imagePublicId: null }]);
});
