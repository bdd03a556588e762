import { beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { type Page, pageOf } from './page.ts';

const { call, database } = await startTestServer();

beforeAll(async () => {
  await database
    .insertInto('certifications')
    .values(Array.from({ length: 7 }, (_, index) => ({ name: `Certification ${index + 1}` })))
    .execute();
});

function page(number: number, size: number, count?: () => Promise<number>) {
  const query = { page: number, page_size: size };
  const url = new URL(`http://host.example/api/list/?kind=a%2Cb&page=${number}&page_size=${size}`);
  const rows = database.selectFrom('certifications').select('id').orderBy('id');
  return pageOf({ url, query }, rows, (found) => found.map(({ id }) => id), count);
}

const address = (number: number, size: number) =>
  `http://host.example/api/list/?kind=a%2Cb&page=${number}&page_size=${size}`;

test('the first page links to the next one', async () => {
  expect(await page(1, 3)).toEqual({ count: 7, next: address(2, 3), previous: null, results: [1, 2, 3] });
});

test('a middle page links in both directions', async () => {
  expect(await page(2, 3)).toEqual({
    count: 7,
    next: address(3, 3),
    previous: address(1, 3),
    results: [4, 5, 6],
  });
});

test('the last page contains the remaining rows', async () => {
  expect(await page(3, 3)).toEqual({ count: 7, next: null, previous: address(2, 3), results: [7] });
});

test('a full page that ends with the last row has no next page', async () => {
  expect(await page(1, 7)).toMatchObject({ next: null, previous: null });
});

test.each([4, 1_000_000_000])(
  'page %d, beyond the last, is empty and leads back to the last',
  async (number) => {
    expect(await page(number, 3)).toEqual({ count: 7, next: null, previous: address(3, 3), results: [] });
  },
);

test('uses a given count function instead of counting rows', async () => {
  expect(await page(1, 3, async () => 100)).toMatchObject({ count: 100, next: address(2, 3) });
});

test('over HTTP, defaults to 25 rows of the first page with absolute links', async () => {
  const { body } = await call<Page<{ id: number }>>('GET', '/locations/?page_size=2&page=1', {
    as: 'admin',
    headers: { host: 'api.brigade.example' },
  });

  expect(body.count).toBe(4);
  expect(body.results).toHaveLength(2);
  expect(body.next).toBe('http://api.brigade.example/api/locations/?page_size=2&page=2');
});

test('over HTTP, links use the public URL if it is set', async () => {
  const proxied = await startTestServer({ publicUrl: 'https://api.brigade.example/rest' });

  const { body } = await proxied.call<Page<unknown>>('GET', '/locations/?page_size=2', { as: 'admin' });

  expect(body.next).toBe('https://api.brigade.example/rest/api/locations/?page_size=2&page=2');
});

test.each([
  ['page', '0'],
  ['page', '-1'],
  ['page', 'two'],
  ['page', ''],
  ['page', '1e3'],
  ['page', '10000000000'],
  ['page_size', '0'],
  ['page_size', '101'],
  ['page_size', '2.5'],
])('400: rejects %s "%s"', async (name, value) => {
  const { status, error } = await call('GET', `/locations/?${name}=${value}`, { as: 'admin' });

  expect({ status, code: error?.code, target: error?.target }).toEqual({
    status: 400,
    code: 'invalid',
    target: name,
  });
});

test('400: rejects a repeated parameter', async () => {
  const { status, error } = await call('GET', '/locations/?page=1&page=2', { as: 'admin' });

  expect({ status, target: error?.target }).toEqual({ status: 400, target: 'page' });
});

test.each(['1', '100'])('200: accepts a page size of %s', async (size) => {
  expect((await call('GET', `/locations/?page_size=${size}`, { as: 'admin' })).status).toBe(200);
});
