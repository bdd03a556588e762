import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { bulkResponse } from '../../../testing/bulkResponse.ts';
import { makeHomeGig, makeHomeItem } from '../../../testing/homes.ts';
import { makeOffer } from '../../../testing/offers.ts';
import { openHomeAct } from '../../../testing/openHomeAct.ts';
import {
  type Application,
  connection,
  makeApplication,
  makeGigWith,
  type Page,
} from '../../../testing/world.ts';

const item = (openApplications: number) =>
  makeHomeItem('PLACES_OPEN', 2, { gig: makeHomeGig(8, { selected: 1, openApplications }) });
const worldOf = (applications: readonly Application[], facts: Record<string, unknown> = {}) => ({
  gig: makeGigWith(8, applications, facts),
  selectApplicants: bulkResponse(applications, (one) => (one.isSelected = true)),
  unselectApplicants: bulkResponse(applications, (one) => (one.isSelected = false)),
  dismissApplicants: bulkResponse(applications, (one) => (one.isCancelled = true)),
  reinstateApplicants: bulkResponse(applications, (one) => (one.isCancelled = false)),
});

describe('the applicants of a gig with open places', () => {
  test('applicants of a gig with open places are selected and unselected again by keys alone', async () => {
    const root = worldOf([makeApplication(1), makeApplication(2)]);
    const { screen, gateway } = await openHomeAct(item(2), 'Review 2: Line Cook', { root });
    const row = screen.getByRole('listitem', { name: 'Pro 2' });
    await expect.element(row).toBeVisible();
    await expectAccessible(screen.container);

    (row.getByRole('button', { name: 'Select Pro 2' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(row).toMatchTextContent('Selected');
    await expect.element(row).toHaveFocus();
    await expect.element(row.getByRole('button', { name: 'Undo the decision on Pro 2' })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(row.getByRole('button', { name: 'Undo the decision on Pro 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(row.getByRole('button', { name: 'Select Pro 2' })).toBeVisible();
    await expect.element(row).toHaveFocus();
    await expect.poll(() => gateway.names()).toContain('unselectApplicantsMutation');
  });

  test('applicants of a gig with open places are dismissed with a reason, and reinstated', async () => {
    const root = worldOf([makeApplication(1)]);
    const { screen, gateway } = await openHomeAct(item(1), 'Review 1: Line Cook', { root });
    const row = screen.getByRole('listitem', { name: 'Pro 1' });
    await row.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await page.getByRole('menuitem', { name: 'Dismiss…' }).click();
    await page
      .getByRole('dialog', { name: 'Dismiss Pro 1?' })
      .getByRole('button', { name: 'Dismiss', exact: true })
      .click();

    await row.getByRole('button', { name: 'Undo the decision on Pro 1' }).click();
    await expect.element(row.getByRole('button', { name: 'Select Pro 1' })).toBeVisible();
    expect(gateway.names()).toContain('reviewReinstateMutation');
  });

  test('applicants of a gig with open places show why a decision or its undo was refused', async () => {
    const applications = [makeApplication(1)];
    const root = {
      ...worldOf(applications),
      selectApplicants: bulkResponse(applications, () => {}, 'All places are taken.'),
      reinstateApplicants: bulkResponse(applications, () => {}, 'The place has been given to someone else.'),
    };
    const { screen } = await openHomeAct(item(1), 'Review 1: Line Cook', { root });
    const row = screen.getByRole('listitem', { name: 'Pro 1' });
    await row.getByRole('button', { name: 'Select Pro 1' }).click();
    await expect.element(row.getByRole('alert')).toMatchTextContent('All places are taken.');
    await row.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect.element(row.getByRole('alert')).not.toBeInTheDocument();

    await row.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await page.getByRole('menuitem', { name: 'Dismiss…' }).click();
    await page
      .getByRole('dialog', { name: 'Dismiss Pro 1?' })
      .getByRole('button', { name: 'Dismiss', exact: true })
      .click();
    await row.getByRole('button', { name: 'Undo the decision on Pro 1' }).click();
    await expect.element(row).toMatchTextContent(/The place has been given to someone else\./);
  });

  test('a gig that lacks applicants is offered to the best matches, and an offer withdrawn', async () => {
    const offers: ReturnType<typeof makeOffer>[] = [];
    const gig = makeGigWith(8, [], { offers: (rows: Page) => connection(offers, rows) });
    const root = {
      gig,
      offerGig: () => {
        offers.push(makeOffer(1, { gig }));
        const refused = { __typename: 'OfferRefused', pro: null, gig, errors: [{ message: 'Blocked.' }] };
        return {
          errors: [],
          gig,
          operation: null,
          results: [{ __typename: 'OfferMade', offer: offers[0] }, refused],
        };
      },
      withdrawOffer: { errors: [], offer: makeOffer(1, { status: 'WITHDRAWN', gig }) },
    };
    const { screen, gateway } = await openHomeAct(item(0), 'Find pros: Line Cook', { root });
    await expect.element(screen.getByText(/^No open applicants\. Offer the shift/)).toBeVisible();
    await screen.getByRole('button', { name: 'Offer to best matches' }).click();
    await expect.element(screen.getByText('1 offer sent', { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByText('Not asked: Blocked.')).toBeVisible();
    expect(gateway.last('offerGigMutation')?.variables).toEqual({
      input: { gigId: 'gig-8', includesRecommended: true },
    });
    await screen.getByRole('button', { name: 'Withdraw the offer to Pro 1' }).click();
    await expect
      .element(screen.getByRole('list', { name: 'Offers' }).getByText('Taken back', { exact: true }))
      .toBeVisible();
    await expectAccessible(screen.container);
  });

  test('a gig that lacks applicants says that no pro matches', async () => {
    const gig = makeGigWith(8, []);
    const root = { gig, offerGig: { errors: [], gig, operation: null, results: [] } };
    const { screen } = await openHomeAct(item(0), 'Find pros: Line Cook', { root });
    await screen.getByRole('button', { name: 'Offer to best matches' }).click();
    await expect
      .element(screen.getByText('No other pro matches this shift right now.').first())
      .toBeVisible();
  });

  test('a gig that lacks applicants is boosted', async () => {
    const gig = makeGigWith(8, []);
    const { screen, gateway } = await openHomeAct(item(0), 'Find pros: Line Cook', {
      root: { gig, node: gig, boostGig: { errors: [], gig } },
    });
    await screen.getByRole('button', { name: 'Boost…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Boost this shift' });
    await dialog.getByRole('textbox', { name: /^Bonus/ }).fill('5');
    await dialog.getByRole('button', { name: 'Boost', exact: true }).click();
    await expect
      .poll(() => gateway.last('boostGigMutation')?.variables)
      .toEqual({ input: { gigId: 'gig-8', bonusCents: 500 } });
  });
});
