import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { fakeUploads } from '../../testing/fakeUploads.ts';
import { pixel } from '../../testing/pixel.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { ImageField } from './ImageField.tsx';

// relay-test-utils looks for Node's name of the global object.
beforeEach(() => void vi.stubGlobal('global', globalThis));
afterEach(() => void vi.unstubAllGlobals());

const photo = new File(['photo'], 'front.jpg', { type: 'image/jpeg' });

async function field() {
  const uploads = fakeUploads();
  const environment = createMockEnvironment();
  const onUploaded = vi.fn<(publicId: string) => void>();
  const onRemoved = vi.fn<() => void>();
  const screen = await render(
    <RelayEnvironmentProvider environment={environment}>
      <ImageField label="Image" image={null} onUploaded={onUploaded} onRemoved={onRemoved} />
    </RelayEnvironmentProvider>,
  );
  /** The gateway gives a link. */
  const giveLink = async (url: string) => {
    await expect.poll(() => environment.mock.getAllOperations().length).toBe(1);
    const payload = { upload: { url }, errors: [] };
    environment.mock.resolveMostRecentOperation({ data: { createImageUpload: payload } });
  };
  const upload = async (index: number) => {
    await expect.poll(() => uploads.length).toBe(index + 1);
    const seen = uploads[index];
    if (seen === undefined) throw new Error('Nothing was sent');
    return seen;
  };
  return {
    screen,
    environment,
    uploads,
    onUploaded,
    onRemoved,
    giveLink,
    upload,
    input: screen.getByLabelText('Image'),
  };
}

test('uploads what is chosen at once, shows how far it is, and then the image', async () => {
  const { screen, input, giveLink, upload, onUploaded } = await field();

  await userEvent.upload(input, photo);
  await giveLink('/uploads/token-1');
  const sent = await upload(0);
  sent.progress(0.4);

  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '0.4');
  expect([sent.url, await sent.file.text()]).toEqual(['/uploads/token-1', 'photo']);
  await expectAccessible(screen.container);

  sent.respond(201, { publicId: 'locations/new', url: pixel });
  await expect.element(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(onUploaded).toHaveBeenCalledExactlyOnceWith('locations/new');
  await expect.poll(() => screen.container.querySelector('img')?.src).toBe(pixel);
});

test('asks for another link when the first has expired, once', async () => {
  const { screen, input, giveLink, upload, uploads, onUploaded } = await field();

  await userEvent.upload(input, photo);
  await giveLink('/uploads/old');
  (await upload(0)).respond(409, { errors: [{ message: 'This upload link has expired.' }] });
  await giveLink('/uploads/new');
  (await upload(1)).respond(409, { errors: [{ message: 'This upload link has expired.' }] });

  await expect.element(screen.getByText('This upload link has expired.')).toBeVisible();
  expect(uploads.map(({ url }) => url)).toEqual(['/uploads/old', '/uploads/new']);
  expect(onUploaded).not.toHaveBeenCalled();
});

test.each([
  ['an SVG', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), 'Choose a JPEG, PNG or WebP image.'],
  [
    '6 MB',
    new File([new Uint8Array(6 * 1024 * 1024)], 'a.png', { type: 'image/png' }),
    'The image is larger than 5 MB.',
  ],
])('%s is refused before anything is sent', async (_what, file, message) => {
  const { screen, environment, input } = await field();

  await userEvent.upload(input, file);

  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test.each([
  [
    'what the server refuses',
    415,
    { errors: [{ message: 'Choose a JPEG, PNG or WebP image.' }] },
    'Choose a JPEG, PNG or WebP image.',
  ],
  [
    'a fault of the server',
    502,
    { errors: [{ message: 'Network Error' }] },
    'The image could not be uploaded. Please try again.',
  ],
  ["a proxy's page", 413, '<html>', 'The image could not be uploaded. Please try again.'],
])('%s is shown at the field, and the next choice clears it', async (_what, status, body, message) => {
  const { screen, input, giveLink, upload } = await field();

  await userEvent.upload(input, photo);
  await giveLink('/uploads/token-1');
  (await upload(0)).respond(status, body);
  await expect.element(screen.getByText(message)).toBeVisible();
  await userEvent.upload(input, photo);

  await expect.element(screen.getByText(message)).not.toBeInTheDocument();
});

test('a connection that breaks off says so', async () => {
  const { screen, input, giveLink, upload } = await field();

  await userEvent.upload(input, photo);
  await giveLink('/uploads/token-1');
  (await upload(0)).fail();

  await expect
    .element(screen.getByText('The server could not be reached. Check your connection and try again.'))
    .toBeVisible();
});

test('an upload can be called off', async () => {
  const { screen, input, giveLink, upload, onUploaded } = await field();

  await userEvent.upload(input, photo);
  await giveLink('/uploads/token-1');
  const sent = await upload(0);
  await screen.getByRole('button', { name: 'Cancel' }).click();

  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  expect(sent.isAborted()).toBe(true);
  expect(onUploaded).not.toHaveBeenCalled();
});

test('what was chosen can be taken away again', async () => {
  const { screen, input, giveLink, upload, onRemoved } = await field();

  await userEvent.upload(input, photo);
  await giveLink('/uploads/token-1');
  (await upload(0)).respond(201, { publicId: 'locations/new', url: pixel });
  await screen.getByRole('button', { name: 'Remove' }).click();

  expect(onRemoved).toHaveBeenCalledOnce();
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
});
