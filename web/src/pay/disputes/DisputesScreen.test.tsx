import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeDispute, makeDisputeLocation, makeEntry } from '../../testing/disputes.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault } from '../../testing/world.ts';

const list = '/locations/1/disputes';
const page = `${list}/1`;
const open = makeDispute(1);
const hoursWorth = (minutes: number, amountCents: number) => ({
  minutes,
  amount: { amountCents, currency: 'USD' },
});

describe('the list', () => {
  test('shows claims with their deadline, by one request', async () => {
    const { screen, gateway } = await renderApp(list, { location: makeDisputeLocation([open]) });

    await expect
      .element(screen.getByRole('listitem').filter({ hasText: 'Claims' }))
      .toMatchTextContent(
        /Pro 1Claims 8 h instead of 6 h.*Needs your answerDecide by .*, or the claim is approved\./,
      );
    expect(gateway.names().filter((name) => name.startsWith('Dispute'))).toEqual(['DisputesScreenQuery']);
    await expectAccessible();
  });

  test('says when nothing is open, and shows decided ones on request', async () => {
    const { screen, router } = await renderApp(list, { location: makeDisputeLocation([]) });
    await expect.element(screen.getByText('No open disputes')).toBeVisible();
    await screen.getByRole('link', { name: 'Decided' }).click();

    await expect.element(screen.getByText('No decided disputes yet')).toBeVisible();
    await expect.poll(() => router.state.location.search).toEqual({ show: 'decided' });
  });

  test('filters open disputes by who has to act, in the address', async () => {
    const waiting = makeDispute(2, { status: 'COUNTERED' });
    const { screen, router } = await renderApp(`${list}?status=OPEN`, {
      location: makeDisputeLocation([open, waiting]),
    });
    const rows = screen.getByRole('list', { name: 'Disputes' }).getByRole('listitem');
    await expect.element(rows).toMatchTextContent(/Pro 1/);
    await screen.getByRole('button', { name: 'Status: Needs your answer' }).click();
    await screen.getByRole('option', { name: 'Waiting for the pro' }).click();

    await expect.poll(() => router.state.location.search).toEqual({ status: 'OPEN,COUNTERED' });
    await expect.poll(() => rows.elements().length).toBe(2);
    await screen.getByRole('option', { name: 'Needs your answer' }).click();
    await expect.element(rows).toMatchTextContent(/Pro 2/);
    await expectAccessible();
  });

  test('says when no open dispute has the chosen status', async () => {
    const { screen } = await renderApp(`${list}?status=ESCALATED`, { location: makeDisputeLocation([open]) });
    await expect.element(screen.getByText('No dispute has this status')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Status: With Brigade' })).toBeVisible();
  });

  test('says who may see them', async () => {
    const { screen } = await renderApp(list, {
      location: makeDisputeLocation([], {
        viewerCanPay: false,
        viewerCannotPayReason: 'Ask a team member.',
        disputes: fault('FORBIDDEN'),
      }),
    });
    await expect.element(screen.getByText('Ask a team member.')).toBeVisible();
  });
});

describe('a dispute', () => {
  test('shows the claim beside what counts, the cost and the timeline', async () => {
    const { screen } = await renderApp(page, { dispute: open });

    await expect
      .element(screen.getByRole('region', { name: 'Disputed hours' }))
      .toMatchTextContent(/Posted8 h.*Punched7 h 55 min.*Adjusted6 h\$147\.00.*Claimed8 h\$196\.00/);
    await expect
      .element(screen.getByRole('region', { name: 'Your answer' }))
      .toMatchTextContent(/Accepting costs \$58\.07, charged at once\./);
    await expect
      .element(screen.getByRole('region', { name: 'Timeline' }))
      .toMatchTextContent(/Clocked out.*Hours changed.*Left early.*Mara Manager.*Dispute opened · 8 h/);
    await expectAccessible();
  });

  test('a dispute about a late cancellation shows what was guaranteed, and who cancelled when and why', async () => {
    const { screen } = await renderApp(page, {
      dispute: makeDispute(1, {
        subject: 'CANCELLATION',
        punchedMinutes: null,
        contested: hoursWorth(240, 9_800),
        claimed: hoursWorth(480, 19_600),
        timeline: [
          makeEntry('SHIFT_CANCELLED', '2026-11-20T01:00:00Z', {
            actorName: 'Mara Manager',
            reason: 'Fewer pros needed',
            minutes: 240,
          }),
        ],
      }),
    });

    const claim = screen.getByRole('region', { name: 'Disputed pay for a cancellation' });
    await expect.element(claim).toMatchTextContent(/Posted8 h.*Guaranteed4 h\$98\.00.*Claimed8 h\$196\.00/);
    await expect.element(claim).not.toMatchTextContent(/Punched/);
    await expect
      .element(screen.getByRole('region', { name: 'Timeline' }))
      .toMatchTextContent(/Shift cancelled · 4 h guaranteed.*Fewer pros needed.*Mara Manager/);
  });

  test('a dispute of an invoiced location says that the next invoice bills it', async () => {
    const cost = { ...open.cost, isChargedNow: false, isInvoiced: true };
    const { screen } = await renderApp(page, { dispute: { ...open, cost } });

    await expect
      .element(screen.getByRole('region', { name: 'Your answer' }))
      .toMatchTextContent(/Accepting costs \$58\.07, billed on your next invoice\./);
    await screen.getByRole('button', { name: 'Accept claim…' }).click();
    await expect.element(screen.getByRole('alertdialog')).toMatchTextContent(/On your next invoice\$58\.07/);
    await expectAccessible();
  });

  test('a dispute is accepted after its cost was shown', async () => {
    const accepted = makeDispute(1, {
      status: 'RESOLVED',
      outcome: 'CLAIM_ACCEPTED',
      viewerCanAnswer: false,
      answerDueAt: null,
    });
    const { screen, gateway } = await renderApp(page, {
      dispute: open,
      acceptDispute: { errors: [], dispute: accepted },
    });
    await screen.getByRole('button', { name: 'Accept claim…' }).click();
    await expect
      .element(screen.getByRole('alertdialog'))
      .toMatchTextContent(/Wages\$49\.00.*Charged now\$58\.07/);
    await screen.getByRole('button', { name: 'Accept claim', exact: true }).click();

    await expect.element(screen.getByText('You accepted the claim.')).toBeVisible();
    await expect.poll(() => gateway.lastMutation()?.variables).toEqual({ input: { disputeId: 'dispute-1' } });
  });

  test('a dispute gets a counteroffer between what counts and the claim', async () => {
    const countered = makeDispute(1, { status: 'COUNTERED', viewerCanAnswer: false });
    const { screen, gateway } = await renderApp(page, {
      dispute: open,
      node: open,
      counterDispute: { errors: [], dispute: countered },
    });
    await screen.getByRole('button', { name: 'Make counteroffer…' }).click();
    await screen.getByRole('textbox', { name: 'Hours' }).fill('8');
    await screen.getByRole('textbox', { name: 'Reason' }).fill('We closed early');
    await screen.getByRole('button', { name: 'Send counteroffer' }).click();
    await expect
      .element(screen.getByText('Enter less than the claim. To grant all of it, accept it.'))
      .toBeVisible();
    await screen.getByRole('textbox', { name: 'Hours' }).fill('7');
    await screen.getByRole('button', { name: 'Send counteroffer' }).click();

    await expect.element(screen.getByText('Waiting for the pro')).toBeVisible();
    await expect
      .poll(() => gateway.last('counterDisputeMutation')?.variables)
      .toEqual({
        input: { disputeId: 'dispute-1', minutes: 420, note: 'We closed early' },
      });
  });

  test('a dispute is left to the platform', async () => {
    const escalated = makeDispute(1, {
      status: 'ESCALATED',
      viewerCanAnswer: false,
      viewerCannotAnswerReason: 'Brigade decides this dispute.',
    });
    const { screen } = await renderApp(page, {
      dispute: open,
      escalateDispute: { errors: [], dispute: escalated },
    });
    await screen.getByRole('button', { name: 'Leave it to Brigade…' }).click();
    await screen.getByRole('textbox', { name: 'What Brigade should know' }).fill('The clock was broken');
    await screen.getByRole('button', { name: 'Leave it to Brigade', exact: true }).click();

    await expect.element(screen.getByText('Brigade decides this dispute.')).toBeVisible();
  });

  test('a dispute is decided by a platform administrator', async () => {
    const escalated = makeDispute(1, { status: 'ESCALATED', viewerCanAnswer: false, viewerCanResolve: true });
    const decided = makeDispute(1, { status: 'RESOLVED', outcome: 'DECIDED_SPLIT', viewerCanAnswer: false });
    const { screen, gateway } = await renderApp(page, {
      dispute: escalated,
      node: escalated,
      resolveDispute: { errors: [], dispute: decided },
    });
    await screen.getByRole('button', { name: 'Decide dispute…' }).click();
    await screen.getByRole('radio', { name: 'A part of the claim' }).click();
    await screen.getByRole('textbox', { name: 'Reason' }).fill('Both are right');
    await screen.getByRole('button', { name: 'Decide', exact: true }).click();

    await expect.element(screen.getByText('Brigade approved a part of the claim.')).toBeVisible();
    await expect
      .poll(() => gateway.last('resolveDisputeMutation')?.variables)
      .toEqual({
        input: { disputeId: 'dispute-1', decision: 'SPLIT', minutes: 420, note: 'Both are right' },
      });
  });

  test('offers to retry a failed charge', async () => {
    const payment = {
      isPayout: false,
      status: 'FAILED',
      amount: { amountCents: 5_807 },
      failure: 'CARD_DECLINED',
    };
    const decided = { status: 'RESOLVED', outcome: 'CLAIM_UNANSWERED', viewerCanAnswer: false };
    const { screen } = await renderApp(page, {
      dispute: makeDispute(1, { ...decided, payment }),
      retryDisputePayment: {
        errors: [],
        dispute: makeDispute(1, { ...decided, payment: { ...payment, status: 'SUBMITTED', failure: null } }),
      },
    });
    await screen.getByRole('button', { name: 'Retry' }).click();

    await expect.element(screen.getByText('Charge to you: $58.07, processing.')).toBeVisible();
  });

  test('a dispute of another location is not found', async () => {
    const { screen } = await renderApp('/locations/2/disputes/1', { dispute: open });
    await expect.element(screen.getByText('Dispute not found, or you have no access to it')).toBeVisible();
  });
});
