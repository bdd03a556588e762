import { picture } from '@brigade/upstream/testing/images.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(stack.reset);

async function newLink(as: 'manager' | 'onsite' = 'manager') {
  const { data, errors } = await stack.run(
    graphql(`
      mutation {
        createImageUpload(input: {}) {
          upload {
            url
            expiresAt
            maxBytes
          }
          errors {
            code
            message
          }
        }
      }
    `),
    { as },
  );
  expect(errors).toBeUndefined();
  return present(data?.createImageUpload);
}

async function newUrl(as?: 'manager' | 'onsite'): Promise<string> {
  return present((await newLink(as)).upload).url;
}

const uploadResponse = z.object({ publicId: z.string(), url: z.string() });

async function upload(url: string, file: Buffer, headers: Record<string, string> = {}) {
  const response = await fetch(stack.url + url, { method: 'POST', body: new Uint8Array(file), headers });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('createImageUpload', () => {
  test('createImageUpload gives a link of this server, good for ten minutes and 5 MB', async () => {
    expect(await newLink()).toEqual({
      upload: {
        url: expect.stringMatching(/^\/uploads\/[\w.-]+$/),
        expiresAt: '2026-03-02T15:10:00.000Z',
        maxBytes: 5_242_880,
      },
      errors: [],
    });
  });

  test('createImageUpload is refused after too many images, as data', async () => {
    const url = await newUrl();
    await upload(url, await picture());
    const image = await stack.upstream.database
      .selectFrom('images')
      .selectAll()
      .where('user_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 59 }, (_, index) => ({ ...image, public_id: `locations/${index}` }));
    await stack.upstream.database.insertInto('images').values(more).execute();

    expect(await newLink()).toMatchObject({ upload: null, errors: [{ code: 'RATE_LIMITED' }] });
  });

  test('createImageUpload is for those who are signed in', async () => {
    const { errors } = await stack.run(
      graphql(`
        mutation {
          createImageUpload(input: {}) {
            upload {
              url
            }
          }
        }
      `),
    );

    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('an upload', () => {
  test('an upload becomes a picture that everyone can see, and that never changes', async () => {
    const url = await newUrl('onsite');
    const { status, body } = await upload(url, await picture('jpeg'));
    const image = uploadResponse.parse(body);
    const seen = await fetch(stack.url + image.url);

    expect(status).toBe(201);
    expect(body).toEqual({
      publicId: expect.stringMatching(/^locations\/[\w-]{22}$/),
      url: `/media/${image.publicId}`,
    });
    expect(seen.status).toBe(200);
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(Buffer.from(await seen.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
  });

  test.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'Choose a JPEG, PNG or WebP image.',
    ],
    ['an empty file', Buffer.of(), 400, 'The file is empty. Choose another one.'],
    ['a file of 50 MB', Buffer.alloc(50 * 1024 * 1024), 413, 'The image is larger than 5 MB.'],
  ])('an upload of %s is refused in words', async (_what, file, status, message) => {
    const url = await newUrl();

    expect(await upload(url, file)).toMatchObject({ status, body: { errors: [{ message }] } });
  });

  test('an upload that is too large without saying so is refused while it arrives', async () => {
    const url = await newUrl();
    const megabyte = new Uint8Array(1024 * 1024);
    const body = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 7; count += 1) controller.enqueue(megabyte);
        controller.close();
      },
    });
    const response = await fetch(stack.url + url, { method: 'POST', body, duplex: 'half' } as RequestInit);

    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errors: [{ message: 'The image is larger than 5 MB.' }] });
  });

  test('an upload with a link that was used, has expired or was changed is refused', async () => {
    const url = await newUrl();
    const other = await newUrl();
    await upload(url, await picture());
    const replayed = await upload(url, await picture());
    const changed = await upload(`${other.slice(0, -4)}AAAA`, await picture());
    stack.upstream.clock.advance(10);
    const expired = await upload(other, await picture());

    expect([replayed, changed, expired]).toMatchObject([
      { status: 409, body: { errors: [{ extensions: { code: 'CONFLICT' } }] } },
      { status: 404, body: { errors: [{ extensions: { code: 'NOT_FOUND' } }] } },
      { status: 409, body: { errors: [{ extensions: { code: 'CONFLICT' } }] } },
    ]);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of another origin in an old browser', { origin: 'https://evil.example' }, 403],
    ['the web app', { 'sec-fetch-site': 'same-origin' }, 201],
  ])('an upload from %s is taken or refused by its origin', async (_who, headers, status) => {
    const url = await newUrl();

    expect((await upload(url, await picture(), headers)).status).toBe(status);
  });

  test('an upload goes to links with POST, and nowhere else', async () => {
    const url = await newUrl();

    expect((await fetch(stack.url + url)).status).toBe(405);
    expect((await upload('/uploads/a/b', await picture())).status).toBe(404);
  });
});
