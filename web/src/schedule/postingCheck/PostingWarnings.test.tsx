import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { openClient } from '../../platform/relay/client.ts';
import { fakeGateway } from '../../testing/fakeGateway.ts';
import { fault, makeGig, makeLocation } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { type CheckedShift, PostingWarnings } from './PostingWarnings.tsx';
import { passTime } from '../../testing/testClock.ts';

const shift: CheckedShift = {
  skillId: 'skill-1',
  date: '2099-01-15',
  startTime: '17:00',
  endTime: '23:00',
  wageCents: 1800,
};

const wage = {
  code: 'WAGE_BELOW_RECOMMENDED',
  message: 'Line Cook: $18.00 is under the recommended $22.00.',
  shift: 0,
  gig: null,
};

function open(postingCheck: () => unknown) {
  const gateway = fakeGateway({ location: makeLocation(1, { postingCheck }) });
  const { environment } = openClient({ token: 'token' }, () => undefined);
  const show = (shifts: readonly CheckedShift[], hasContact = true) => (
    <RelayEnvironmentProvider environment={environment}>
      <PostingWarnings locationId={1} shifts={shifts} hasContact={hasContact} />
    </RelayEnvironmentProvider>
  );
  return { gateway, show };
}

describe('what is worth knowing before posting', () => {
  test('the check of a posting is asked for once people pause, with every shift', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { gateway, show } = open(() => ({ warnings: [wage] }));
    const screen = await render(show([]));
    await screen.rerender(show([{ ...shift, wageCents: 1700 }]));
    await passTime(499);
    await screen.rerender(show([shift], false));
    await passTime(500);
    vi.useRealTimers();
    await expect.element(screen.getByText(wage.message)).toBeVisible();
    await expect
      .element(screen.getByRole('status').filter({ hasText: '1 thing to know before you post' }))
      .toBeInTheDocument();
    expect(gateway.requests.map(({ variables }) => variables)).toEqual([
      { locationId: 1, input: { shifts: [shift], hasContact: false } },
    ]);
    await expectAccessible();
  });

  test('the check of a posting leads to the gig that is there already', async () => {
    const same = { code: 'SAME_GIG_EXISTS', message: 'Posted already.', shift: 0, gig: makeGig(5) };
    const { show } = open(() => ({ warnings: [same] }));
    const screen = await render(show([shift]));
    await expect
      .element(screen.getByRole('link', { name: /^See that shift/ }))
      .toHaveAttribute('href', '/locations/1/gigs/5');
  });

  test('the check of a posting says that nothing speaks against it', async () => {
    const { show } = open(() => ({ warnings: [] }));
    const screen = await render(show([shift]));
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'No conflicts found.' }))
      .toBeInTheDocument();
  });

  test('the check of a posting stays out of the way when it cannot be found out', async () => {
    const { show } = open(() => {
      throw fault('UPSTREAM_TIMEOUT');
    });
    const screen = await render(show([shift]));
    await expect.element(screen.getByText(/could not be checked right now/)).toBeVisible();
  });
});
