import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeGig, makeLocation } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/locations/1/gigs/5';

const free = {
  gigCount: 1,
  confirmedPros: 0,
  applicants: 2,
  fee: { amountCents: 0, currency: 'USD' },
  results: [],
};
const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });
const late = { ...free, confirmedPros: 2, fee: usd(19_600), feeTotal: usd(23_960) };

async function openDialog(facts: Record<string, unknown> = {}, root: Record<string, unknown> = {}) {
  const app = await renderApp(path, { gig: makeGig(5, facts), cancellationPreview: free, ...root });
  await app.screen.getByRole('button', { name: 'More', exact: true }).click();
  await app.screen.getByRole('menuitem', { name: 'Cancel shift…' }).click();
  await expect.element(app.screen.getByRole('dialog')).toBeVisible();
  return app;
}

describe('cancelling a gig', () => {
  test('previews the cost and the notified pros, and cancels with a reason', async () => {
    const sent: unknown[] = [];
    const cancelled = makeGig(5, {
      status: 'CANCELLED',
      listStatus: 'CANCELLED',
      cancellation: { reasonLabel: 'Fewer pros needed', explanation: null, fee: null },
    });
    const { screen } = await openDialog(
      {},
      {
        cancellationPreview: late,
        cancelGigs: ({ input }: { input: unknown }) => {
          sent.push(input);
          return { errors: [], results: [{ gigId: 'gig-5', gig: cancelled, effects: null, errors: [] }] };
        },
      },
    );
    await expect.element(screen.getByText('Cancellation fee: $239.60')).toBeVisible();
    await expect.element(screen.getByText(/^Owed to pros: \$196\.00\. Fees: \$43\.60\./)).toBeVisible();
    await expect.element(screen.getByText(/2 confirmed pros will be notified and paid/)).toBeVisible();
    await expectAccessible();
    await screen.getByRole('radio', { name: 'Fewer pros are needed' }).click();
    await screen.getByRole('button', { name: 'Cancel shift', exact: true }).click();

    await expect.element(screen.getByText('This shift was cancelled')).toBeVisible();
    expect(sent).toEqual([
      { gigIds: ['gig-5'], scope: 'THIS', reason: 'FEWER_PROS_NEEDED', explanation: null },
    ]);
  });

  test('offers a scope for a series and reloads the preview for it', async () => {
    const asked: unknown[] = [];
    const { screen } = await openDialog(
      { bundleSize: 8 },
      {
        cancellationPreview: (meant: { scope: string }) => {
          asked.push(meant.scope);
          return meant.scope === 'THIS' ? free : { ...free, gigCount: 5 };
        },
      },
    );
    await expect.element(screen.getByText('No cancellation fee')).toBeVisible();
    await screen.getByRole('radio', { name: 'This and following' }).click();
    await expect.element(screen.getByText(/5 shifts will be cancelled/)).toBeVisible();
    expect(asked).toEqual(['THIS', 'FOLLOWING']);
  });

  test('keeps what can be pressed in its place when the preview arrives', async () => {
    const preview = Promise.withResolvers<null>();
    const root = { gig: makeGig(5, { bundleSize: 8 }), cancellationPreview: { ...free, confirmedPros: 2 } };
    const { screen, gateway } = await renderApp(path, root);
    gateway.intercept(({ name }) => (name === 'CancellationPreviewFactsQuery' ? preview.promise : null));
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await screen.getByRole('menuitem', { name: 'Cancel shift…' }).click();
    await expect.element(screen.getByRole('status').getByText('Calculating the cost')).toBeVisible();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const radio = screen.getByRole('radio', { name: 'This and following' });
    const { top } = radio.element().getBoundingClientRect();

    preview.resolve(null);

    await expect.element(screen.getByText('No cancellation fee')).toBeVisible();
    expect(radio.element().getBoundingClientRect().top).toBe(top);
  });

  test('requires an explanation for another reason', async () => {
    const { screen, gateway } = await openDialog();
    await screen.getByRole('radio', { name: 'Something else' }).click();
    await screen.getByRole('button', { name: 'Cancel shift', exact: true }).click();

    await expect.element(screen.getByText('Enter an explanation')).toBeVisible();
    expect(gateway.names()).not.toContain('cancelGigsMutation');
  });

  test('shows why a gig can no longer be cancelled', async () => {
    const message = 'This shift has started: send pros home or record no-shows instead.';
    const { screen } = await openDialog(
      {},
      {
        cancelGigs: {
          errors: [],
          results: [
            {
              gigId: 'gig-5',
              gig: null,
              effects: null,
              errors: [{ code: 'INVALID_TRANSITION', message, path: [], details: [] }],
            },
          ],
        },
      },
    );
    await screen.getByRole('button', { name: 'Cancel shift', exact: true }).click();
    await expect.element(screen.getByText(message)).toBeVisible();
  });
});

const openCancelled = (payment: string | null, fee: object | null = usd(19_600)) =>
  renderApp(path, {
    gig: makeGig(5, {
      status: 'CANCELLED',
      listStatus: 'CANCELLED',
      cancellation: { reasonLabel: 'Fewer pros needed', explanation: null, payment, fee },
    }),
  });

describe('a shift that was cancelled late', () => {
  test.each([
    ['DUE', 'It is due.', 'Pay the pros'],
    ['FAILED', 'A payment failed.', 'Pay the pros'],
    ['PROCESSING', 'The payment is on its way.', 'See the pay'],
    ['PAID', 'It is paid.', 'See the pay'],
  ])(
    'a shift that was cancelled late says what its pros get, and links to the pay: %s',
    async (payment, sentence, link) => {
      const { screen } = await openCancelled(payment);
      await expect
        .element(screen.getByText(/Its confirmed pros get \$196\.00 for the late cancellation\./))
        .toMatchTextContent(new RegExp(`${sentence.replace('.', '\\.')}$`));
      await expect
        .element(screen.getByRole('link', { name: link, exact: true }))
        .toHaveAttribute('href', '/locations/1/gigs/5/pay');
      await expectAccessible();
    },
  );

  test('a shift that was cancelled late says what it costs where the server knows no payment', async () => {
    const { screen } = await openCancelled(null);
    await expect.element(screen.getByText(/The late cancellation costs \$196\.00\./)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'See the pay' })).not.toBeInTheDocument();
  });

  test('a shift that was cancelled late says nothing of money to those who do not see it', async () => {
    const { screen } = await openCancelled(null, null);
    await expect.element(screen.getByText('Fewer pros needed.')).toBeVisible();
    await expect.element(screen.getByText(/late cancellation/)).not.toBeInTheDocument();
  });
});

describe('the actions of a gig', () => {
  test('the actions of a gig link to the edit form and the repost form', async () => {
    const { screen } = await renderApp(path, { gig: makeGig(5) });
    await expect
      .element(screen.getByRole('link', { name: 'Edit' }))
      .toHaveAttribute('href', '/locations/1/gigs/5/edit');
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await expect
      .element(screen.getByRole('menuitem', { name: /Repost/ }))
      .toHaveAttribute('href', '/locations/1/gigs-add?copy_of=5');
  });

  test('the actions of a gig save it as a template', async () => {
    const { screen, gateway } = await renderApp(path, {
      gig: makeGig(5),
      createGigTemplate: { errors: [], location: null },
    });
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await screen.getByRole('menuitem', { name: 'Save as template…' }).click();
    await screen.getByRole('textbox', { name: 'Name' }).fill('Friday grill');
    await screen.getByRole('dialog').getByRole('button', { name: /save/i }).click();
    await expect
      .poll(() => gateway.requests.find(({ name }) => name === 'createGigTemplateMutation')?.variables)
      .toEqual({ input: { locationId: 'location-1', fromGigId: 'gig-5', name: 'Friday grill' } });
  });

  test('the actions of a gig close applications', async () => {
    const { screen } = await renderApp(path, {
      gig: makeGig(5),
      closeApplications: {
        errors: [],
        results: [
          { gigId: 'gig-5', gig: makeGig(5, { areApplicationsOpen: false }), effects: null, errors: [] },
        ],
      },
    });
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await screen.getByRole('menuitem', { name: 'Close applications' }).click();
    await expect.element(screen.getByText('Applications closed')).toBeVisible();
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await expect.element(screen.getByRole('menuitem', { name: 'Reopen applications' })).toBeVisible();
  });

  test('the actions of a gig are not there for a role that may not post', async () => {
    const { screen } = await renderApp(path, {
      gig: makeGig(5, { viewerCanEdit: false, location: makeLocation(1, { viewerCanPostGigs: false }) }),
    });
    await expect.element(screen.getByRole('heading', { name: 'Line Cook', level: 1 })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'More', exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  test('the actions of a gig are disabled with a reason in a state that does not allow them', async () => {
    const { screen } = await renderApp(path, {
      gig: makeGig(5, {
        viewerCanEdit: false,
        viewerCannotEditReason: 'The shift has ended.',
        viewerCanCancel: false,
        viewerCannotCancelReason: 'The shift has ended.',
      }),
    });
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    const entry = screen.getByRole('menuitem', { name: /Cancel shift/ });
    await expect.element(entry).toHaveAttribute('aria-disabled', 'true');
    await expect.element(entry).toMatchTextContent('The shift has ended.');
  });
});

test('the activity log shows who changed what, with old and new values', async () => {
  const change = {
    databaseId: 3,
    createdAt: '2026-11-20T17:00:00Z',
    actorName: 'Dana Reyes',
    summary: 'changed the wage',
    fields: [{ label: 'Wage', before: '$24.50', after: '$26.00', isHidden: false }],
  };
  const { screen } = await renderApp(`${path}?tab=activity`, {
    gig: makeGig(5, { changes: connection([change], {}) }),
  });
  const activity = screen.getByRole('region', { name: 'Activity' });
  await expect.element(activity).toMatchTextContent('Dana Reyes changed the wage');
  await expect.element(activity).toMatchTextContent('$24.50');
  await expect.element(activity).toMatchTextContent('$26.00');
});

describe('paying a gig', () => {
  test.each(['PAYMENT_DUE', 'PAYMENT_ERROR'])(
    'a gig with the list status %s leads to the pay of the shift',
    async (listStatus) => {
      const { screen } = await renderApp(path, {
        gig: makeGig(5, { listStatus, location: makeLocation(1, { viewerCanPay: true }) }),
      });
      await expect
        .element(screen.getByRole('main').getByRole('link', { name: 'Pay', exact: true }))
        .toHaveAttribute('href', '/locations/1/gigs/5/pay');
    },
  );

  test.each([
    ['nothing is due', 'COMPLETED', true, 0],
    ['the viewer may not pay', 'PAYMENT_DUE', false, 2],
    ['all payments are on their way', 'PAYMENT_DUE', true, 0],
    ['failed payments are retried', 'PAYMENT_ERROR', true, 0],
  ])('paying a gig is not offered when %s', async (_why, listStatus, viewerCanPay, unpaid) => {
    const fill = { ...makeGig(5).fill, unpaid };
    const { screen } = await renderApp(path, {
      gig: makeGig(5, { listStatus, fill, location: makeLocation(1, { viewerCanPay }) }),
    });
    await expect.element(screen.getByRole('button', { name: 'More', exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('main').getByRole('link', { name: 'Pay', exact: true }))
      .not.toBeInTheDocument();
  });
});

test.each([
  ['a past shift', { startCountsAsPast: true }, true, 1],
  ['a shift to come', { startCountsAsPast: false }, true, 0],
  ['who may not pay', { startCountsAsPast: true }, false, 0],
])('the menu leads to the pay of %s', async (_case, facts, viewerCanPay, count) => {
  const location = makeLocation(1, { viewerCanPay });
  const { screen } = await renderApp(path, { gig: makeGig(5, { ...facts, location }) });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await expect.element(screen.getByRole('menuitem', { name: /^Repost/ })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: /^Pay/ }).all()).toHaveLength(count);
});
