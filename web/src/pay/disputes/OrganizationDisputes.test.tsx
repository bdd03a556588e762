import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeDispute } from '../../testing/disputes.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeOrganization } from '../../testing/teams.ts';
import { connection, fault, makeViewer, type Page } from '../../testing/world.ts';

const list = '/organizations/1/disputes';
const billedTo = 'Copperfinch Hospitality';
const reason = `${billedTo} had this location when the work ended, and is billed for it. Only its admins can answer.`;
const left = makeDispute(1, { billedTo });

const makeLeftOrganization = (disputes: readonly ReturnType<typeof makeDispute>[], facts: object = {}) =>
  makeOrganization({
    viewerCanManage: true,
    viewerCannotManageReason: null,
    disputes: ({ statuses, ...page }: Page & { readonly statuses?: readonly string[] | null }) =>
      connection(
        disputes.filter(({ status }) => statuses?.includes(status) ?? true),
        page,
      ),
    ...facts,
  });

test('an organization lists the disputes of locations that have left it, by one request', async () => {
  const { screen, gateway } = await renderApp(list, { organization: makeLeftOrganization([left]) });

  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Claims' }))
    .toMatchTextContent(
      /Pro 1Claims 8 h instead of 6 h.*Needs your answerDecide by .*, or Brigade decides\./,
    );
  await expect
    .element(screen.getByRole('link', { name: 'Pro 1' }))
    .toHaveAttribute('href', '/organizations/1/disputes/1');
  expect(gateway.names().filter((name) => name.includes('Dispute'))).toEqual([
    'OrganizationDisputesScreenQuery',
  ]);
  await expectAccessible();
});

test('says where other disputes are, when there are none', async () => {
  const { screen } = await renderApp(list, { organization: makeLeftOrganization([]) });
  await expect.element(screen.getByText('No disputes of moved locations')).toBeVisible();
});

test('says who may see them', async () => {
  const { screen } = await renderApp(list, {
    organization: makeLeftOrganization([], {
      viewerCanManage: false,
      viewerCannotManageReason: 'Ask an organization admin.',
      disputes: fault('FORBIDDEN'),
    }),
  });
  await expect.element(screen.getByText('You cannot see disputes here')).toBeVisible();
  await expect.element(screen.getByText('Ask an organization admin.')).toBeVisible();
});

test('shows changes of applications at once, and looks now and then only while it cannot follow', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { screen, gateway } = await renderApp(list, {
    viewer: makeViewer({ liveCursor: '3' }),
    organization: makeLeftOrganization([left]),
  });
  const asked = () =>
    gateway.names().filter((name) => name === 'OrganizationDisputeListPaginationQuery').length;
  await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
  await expect.poll(() => gateway.lines.map(({ name }) => name)).toEqual(['useManagedLiveSubscription']);
  const timers = vi.getTimerCount();
  vi.advanceTimersByTime(15_000);
  await expect.poll(asked).toBe(1);

  gateway.lines[0]?.send({ cursor: '4', hasGap: false, changes: [{ subject: 'GIG' }] });
  await expect.poll(() => vi.getTimerCount()).toBe(timers - 1);
  gateway.lines[0]?.send({ cursor: '5', hasGap: false, changes: [{ subject: 'APPLICATION' }] });
  await expect.poll(asked).toBe(2);
  gateway.lines[0]?.refuse('FORBIDDEN');
  await expect.poll(() => vi.getTimerCount()).toBe(timers);
});

test('opens no connection to a REST API without a change feed', async () => {
  const { screen, gateway } = await renderApp(list, {
    viewer: makeViewer({ liveCursor: null }),
    organization: makeLeftOrganization([left]),
  });
  await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
  expect(gateway.lines).toEqual([]);
});

test('admins of the organization answer, without links to the location', async () => {
  const { screen, gateway } = await renderApp(`${list}/1`, {
    dispute: left,
    acceptDispute: {
      errors: [],
      dispute: makeDispute(1, {
        billedTo,
        status: 'RESOLVED',
        outcome: 'CLAIM_ACCEPTED',
        viewerCanAnswer: false,
      }),
    },
  });
  await expect
    .element(screen.getByText(`${billedTo} had this location when the work ended, and is billed for it.`))
    .toBeVisible();
  const links = screen.getByRole('main').getByRole('link', { name: /shift/ });
  expect(links.elements()).toEqual([]);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Accept claim…' }).click();
  await screen.getByRole('button', { name: 'Accept claim', exact: true }).click();

  await expect.element(screen.getByText('You accepted the claim.')).toBeVisible();
  expect(gateway.last('acceptDisputeMutation')?.variables).toEqual({ input: { disputeId: 'dispute-1' } });
});

test('a dispute of a location that came back is not found here', async () => {
  const { screen } = await renderApp(`${list}/1`, { dispute: makeDispute(1) });
  await expect.element(screen.getByText('Dispute not found, or you have no access to it')).toBeVisible();
});

test('the team of the location sees who answers', async () => {
  const { screen } = await renderApp('/locations/1/disputes/1', {
    dispute: makeDispute(1, { billedTo, viewerCanAnswer: false, viewerCannotAnswerReason: reason }),
  });
  await expect.element(screen.getByText(reason)).toBeVisible();
  await expect.element(screen.getByText('Waiting for an answer')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept claim…' }).elements()).toEqual([]);
});
