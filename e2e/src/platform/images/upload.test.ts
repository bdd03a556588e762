import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { expectConsoleErrors } from '../../browser/consoleErrors.ts';
import { visit } from '../../browser/visit.ts';
import { mutate } from '../../stack/mutate.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { desk, phone } from '../../browser/widths.ts';
import { makePng } from './makePng.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { viewport } = desk;

const { url } = sharedStack;
const { group: token } = inject('tokens');
const picture = makePng({ edge: 600, color: [200, 80, 40] });
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const megabytes = 1024 * 1024;

it('shows the picture of a location as a circle, after saving and from then on', async () => {
  const { locationId } = await newLocation({ url, token }, { name: 'The Tin Whistle', organization: 2 });
  const page = await visit({ token, options: { viewport } });
  await page.goto(`/locations/${locationId}/info`);
  await choose(page, 'front.png', picture);
  await expectCircle(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' });
  await expectCircle(page);
  await expectGoodOnEveryDevice(page);

  await page.reload();
  await expectCircle(page);
});

it('refuses what is not a picture, and what is too large, in its place', async () => {
  const { locationId } = await newLocation({ url, token }, { name: 'Nine Elms', organization: 2 });
  const page = await visit({ token, options: { viewport: phone.viewport } });
  await page.goto(`/locations/${locationId}/info`);
  await choose(page, 'logo.png', drawing);
  await page.getByText('Choose a JPEG, PNG or WebP image.').waitFor();
  // The browser itself notes each answer that is a refusal.
  expectConsoleErrors(/status of 415/);
  await expectGoodOnEveryDevice(page);

  await choose(page, 'poster.png', Buffer.concat([picture, Buffer.alloc(6 * megabytes)]));
  await page.getByText('The image is larger than 5 MB.').waitFor();
  await expect.poll(() => details(page).locator('img').count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Unsaved changes' }).count()).toBe(0);
});

it('takes one picture by a link, once, and none that is too large', async () => {
  const link = await newLink();
  expect(await send(link, picture)).toMatchObject({ status: 201 });
  expect(await send(link, picture)).toMatchObject({
    status: 409,
    body: { errors: [{ message: 'This upload link was used already.' }] },
  });
  expect(await send(`${link}x`, picture)).toMatchObject({ status: 404 });
  expect(await send(await newLink(), Buffer.alloc(6 * megabytes))).toMatchObject({ status: 413 });
});

function details(page: Page) {
  return page.getByRole('form', { name: 'Details' });
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await details(page).getByLabel('Image').setInputFiles({ name, mimeType: 'image/png', buffer });
}

/** The picture is there, loaded, and round. */
async function expectCircle(page: Page): Promise<void> {
  const image = details(page).locator('img');
  await image.waitFor();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(400);
  await expect.poll(() => image.boundingBox()).toMatchObject({ width: 100, height: 100 });
  const frame = image.locator('..');
  expect(await frame.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('50%');
}

async function newLink(): Promise<string> {
  const { upload } = await mutate<{ upload: { url: string } }>(
    { url, token },
    'CreateImageUploadInput',
    'createImageUpload(input: $input) { upload { url } errors { message } }',
    {},
  );
  return new URL(upload.url, url).href;
}

async function send(link: string, file: Buffer): Promise<{ status: number; body: unknown }> {
  const response = await fetch(link, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(file),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}
