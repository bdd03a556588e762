import { expect, test, vi } from 'vitest';
import { startSession } from '../../accounts/signIn/session.ts';
import { downloadGigs } from './downloadGigs.ts';

const list = { locationId: 3, filter: { statuses: ['READY'] }, orderBy: 'STARTING_LATEST' } as const;

/** Mocks the next response and records the files that link clicks would save. */
function arrange(response: Response | Error) {
  vi.restoreAllMocks();
  startSession('token-of-morgan', 3600);
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
    );
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return { asked, saved };
}

test('requests the list with its filter and session token and saves the file', async () => {
  const { asked, saved } = arrange(new Response('Gig\r\n1\r\n'));

  await downloadGigs(list);

  expect(saved).toEqual(['shifts.csv']);
  const [url, init] = asked.mock.calls[0] ?? [];
  expect(decodeURIComponent(url as string)).toBe(
    '/exports/locations/3/gigs.csv?filter={"statuses":["READY"]}&orderBy=STARTING_LATEST',
  );
  expect(init).toMatchObject({ headers: { Authorization: 'Bearer token-of-morgan' }, credentials: 'omit' });
});

test.each([
  [
    Response.json(
      { errors: [{ message: 'No such location.', extensions: { code: 'NOT_FOUND' } }] },
      { status: 404 },
    ),
    'NOT_FOUND',
  ],
  [new Response('<html>', { status: 502 }), 'UNREADABLE'],
  [new TypeError('Failed to fetch'), 'NETWORK'],
])('a failed or incomplete response is not saved', async (response, code) => {
  const { saved } = arrange(response);

  await expect(downloadGigs(list)).rejects.toMatchObject({ code });
  expect(saved).toEqual([]);
});
