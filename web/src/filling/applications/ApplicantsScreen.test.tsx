import { describe, expect, test } from 'vitest';
import {
  applicantsPath as path,
  decisionsOn,
  openApplications as open,
  renderApplicants,
} from '../../testing/applicants.ts';
import { makeMatch } from '../../testing/matches.ts';
import { makePro, makeProAtLocation } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, makeApplication, makeGigWith, makeLocation, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { stopClock } from '../../testing/testClock.ts';

const lacksCard = { kind: 'MISSING_CERTIFICATION', text: 'Lacks: Food Handler Card' };

describe('the selection list', () => {
  test('asks the gateway once for everything it shows', async () => {
    const { screen, gateway } = await renderApplicants(open(1, 2));
    await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'ApplicantsScreenQuery']);
    await expect
      .poll(() => gateway.last('ApplicantsScreenQuery')?.variables)
      .toEqual({ gigId: 5, stage: 'OPEN', orderBy: 'BEST_MATCH' });
  });

  test('shows badges, rating, match and how many are in each stage', async () => {
    const { screen } = await renderApplicants([
      ...open(1, 2),
      makeApplication(3, { isSelected: true }),
      makeApplication(4, { isSelected: true, isConfirmed: true }),
      makeApplication(5, { isCancelled: true }),
    ]);
    const row = screen.getByRole('row', { name: /Pro 1/ });
    await expect.element(row).toMatchTextContent(/Verified.*Gold/);
    await expect.element(row).toMatchTextContent('Rated 4.6 out of 5');
    await expect.element(row).toMatchTextContent('89%');
    const stages = screen.getByRole('navigation', { name: 'Stage' }).getByRole('link');
    await expect
      .poll(() => stages.elements().map((link) => link.textContent))
      .toEqual(['Open2', 'Selected1', 'Confirmed1', 'Cancelled1']);
  });

  test('shows where an applicant lives, and how far away that is', async () => {
    const { screen } = await renderApplicants(open(1, 2));

    await expect
      .element(screen.getByRole('row', { name: /Pro 1/ }))
      .toMatchTextContent('Brooklyn · 3 miles away · 12 shifts worked');
  });

  test('shows a selection optimistically, for the selected applicant only', async () => {
    const { screen, gateway } = await renderApplicants(open(1, 2));
    await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
    const { promise: asked, resolve: respond } = Promise.withResolvers<null>();
    gateway.intercept(() => asked);
    await screen.getByRole('button', { name: 'Select Pro 1' }).click();
    await expect.element(screen.getByRole('link', { name: 'Pro 1' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: /^Selected/ })).toHaveTextContent('Selected1');
    respond(null);
    await expect.element(screen.getByText('Pro 1 selected')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Pro 2' })).toBeVisible();
  });

  test('brings a refused applicant back and says why at the row', async () => {
    const applications = open(1, 2);
    const full = refusal('GIG_FULL', 'All 2 places of this shift are taken.');
    const { screen } = await renderApplicants(
      applications,
      '',
      decisionsOn(applications, { 'application-1': full }),
    );
    await screen.getByRole('button', { name: 'Select Pro 1' }).click();
    const row = screen.getByRole('row', { name: /Pro 1/ });
    await expect.element(row.getByRole('alert')).toMatchTextContent('All 2 places of this shift are taken.');
    await expect.element(screen.getByRole('link', { name: /^Open/ })).toHaveTextContent('Open2');
    await row.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(row.getByRole('alert')).not.toBeInTheDocument();
  });

  test('brings an applicant back when the gateway cannot be reached', async () => {
    const { screen, gateway } = await renderApplicants(open(1));
    await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
    gateway.intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    await screen.getByRole('button', { name: 'Select Pro 1' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('could not be reached');
    // A mutation may have taken effect: it is never sent again.
    expect(gateway.names().filter((name) => name === 'selectApplicantsMutation')).toHaveLength(1);
  });

  test('keeps keyboard users in the list when the row under their hands goes', async () => {
    const { screen } = await renderApplicants(open(1, 2, 3));
    await screen.getByRole('button', { name: 'Select Pro 2' }).click();
    await expect.element(screen.getByRole('link', { name: 'Pro 3' })).toHaveFocus();
  });

  test('acts on several at once and reports each that was refused at its row', async () => {
    const applications = open(1, 2, 3);
    const { screen } = await renderApplicants(
      applications,
      '',
      decisionsOn(applications, { 'application-2': refusal('INVALID_TRANSITION', 'Pro 2 has withdrawn.') }),
    );
    await screen.getByRole('checkbox', { name: 'Select all: Applicants' }).click();
    const bar = screen.getByRole('region', { name: 'Selection' });
    await expect.element(bar).toMatchTextContent('3 applicants selected');
    await bar.getByRole('button', { name: 'Select', exact: true }).click();
    await expect.element(screen.getByText('2 of 3 selected')).toBeVisible();
    await expect
      .element(screen.getByRole('row', { name: /Pro 2/ }).getByRole('alert'))
      .toMatchTextContent('Pro 2 has withdrawn.');
    await expect.element(screen.getByRole('link', { name: 'Pro 1' })).not.toBeInTheDocument();
    await expect.element(bar).toMatchTextContent('1 applicant selected');
  });

  test('confirms and unselects in the stage of the selected', async () => {
    const { screen } = await renderApplicants(
      [makeApplication(1, { isSelected: true }), makeApplication(2, { isSelected: true })],
      '?stage=selected',
    );
    await screen.getByRole('button', { name: 'Confirm Pro 1' }).click();
    await expect.element(screen.getByText('Pro 1 confirmed')).toBeVisible();
    await screen.getByRole('button', { name: 'More actions for Pro 2' }).click();
    await screen.getByRole('menuitem', { name: 'Unselect' }).click();
    await expect.element(screen.getByText('Pro 2 unselected')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'No selected applicants' })).toBeVisible();
  });

  test('shows in the other stages who has moved there', async () => {
    const { screen } = await renderApplicants(open(1, 2));
    await screen.getByRole('link', { name: /^Selected/ }).click();
    await expect.element(screen.getByRole('heading', { name: 'No selected applicants' })).toBeVisible();
    await screen.getByRole('link', { name: /^Open/ }).click();
    await screen.getByRole('button', { name: 'Select Pro 1' }).click();
    await expect.element(screen.getByText('Pro 1 selected')).toBeVisible();
    await screen.getByRole('link', { name: /^Selected/ }).click();
    await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
  });

  test('asks for a reason before it dismisses, in words when the reason says nothing', async () => {
    const { screen, gateway } = await renderApplicants(open(1));
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: 'Dismiss…' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Dismiss Pro 1?' });
    await expect
      .element(dialog)
      .toMatchTextContent('Pro 1 will leave the list of applicants for this shift.');
    // Auto-select selected none of them, so there is nothing to override.
    await expect
      .element(dialog.getByRole('radio', { name: 'Auto-selection overridden' }))
      .not.toBeInTheDocument();
    await dialog.getByText('Other', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect.element(dialog.getByText('Enter an explanation')).toBeVisible();
    await dialog.getByRole('textbox', { name: /Explanation/ }).fill('We hired a friend');
    await dialog.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect.element(screen.getByText('Pro 1 dismissed')).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({
        input: { applicationIds: ['application-1'], reason: 'OTHER', explanation: 'We hired a friend' },
      });
  });

  test('asks for a reason before it selects a pro who lacks a certification, alone and in bulk', async () => {
    const lacking = makeApplication(1, { match: makeMatch(84, [lacksCard]) });
    const { screen, gateway } = await renderApplicants([lacking, ...open(2)]);
    const row = screen.getByRole('row', { name: /Pro 1/ });
    await expect.element(row.getByText('Lacks: Food Handler Card')).toBeVisible();
    await row.getByRole('button', { name: 'Select Pro 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Select Pro 1 anyway?' });
    await expect.element(dialog.getByText('Lacks: Food Handler Card')).toBeVisible();
    await dialog.getByRole('button', { name: 'Back' }).click();
    expect(gateway.names()).not.toContain('selectApplicantsMutation');

    await screen.getByRole('checkbox', { name: 'Select all: Applicants' }).click();
    await screen
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: 'Select', exact: true })
      .click();
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('Renews the card tomorrow');
    await dialog.getByRole('button', { name: 'Select anyway' }).click();
    await expect.element(screen.getByRole('heading', { name: 'No open applicants' })).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({
        input: {
          applicationIds: ['application-1', 'application-2'],
          overrideNote: 'Renews the card tomorrow',
        },
      });
  });

  test('says that a pro who has a place is notified of the dismissal', async () => {
    const { screen } = await renderApplicants([makeApplication(1, { isSelected: true })], '?stage=selected');
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: 'Dismiss…' }).click();
    await expect
      .element(screen.getByRole('dialog', { name: 'Dismiss Pro 1?' }))
      .toMatchTextContent('Pro 1 will be notified that they no longer have a place in this shift.');
  });

  test('asks before a typed explanation is lost', async () => {
    const { screen } = await renderApplicants(open(1));
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: 'Dismiss…' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Dismiss Pro 1?' });
    await dialog.getByRole('textbox', { name: /Explanation/ }).fill('We hired a friend');
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await screen
      .getByRole('alertdialog', { name: 'You have unsaved changes, are you sure?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await expect
      .element(dialog.getByRole('textbox', { name: /Explanation/ }))
      .toHaveValue('We hired a friend');
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await screen.getByRole('button', { name: 'Leave without saving' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
  });

  test('blocks a pro for a reason and shows that the application went with it', async () => {
    const [application] = open(1);
    const applications = application ? [application] : [];
    const { screen, gateway } = await renderApplicants(applications, '', {
      blockPro: () => {
        if (application) application.isCancelled = true;
        return { errors: [], prosAtLocations: [makeProAtLocation(1, { isBlocked: true })] };
      },
    });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await screen.getByRole('menuitem', { name: 'Block…' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Block Pro 1?' });
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect.element(dialog.getByText('Choose a reason')).toBeVisible();
    await dialog.getByText('Called out', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect.element(screen.getByText('Pro 1 is blocked at this location')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'No open applicants' })).toBeVisible();
    expect(gateway.requests.find(({ name }) => name === 'setBlockAddMutation')?.variables).toEqual({
      input: { proId: 'pro-1', locationIds: ['location-1'], reason: 'CANCELLED_CALLED_OUT', feedback: null },
    });
  });

  test('keeps a favorite at once, and takes it back when it is refused', async () => {
    const { screen } = await renderApplicants(open(1), '', {
      favoritePro: () => ({
        errors: [refusal('FORBIDDEN', 'You may not keep favorites.')],
        proAtLocation: null,
      }),
    });
    const heart = screen.getByRole('button', { name: 'Favorite: Pro 1' });
    await heart.click();
    await expect.element(screen.getByText('You may not keep favorites.')).toBeVisible();
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('opens a profile in the address and closes it again', async () => {
    const { screen, router, gateway } = await renderApplicants(open(1), '', {
      pro: makePro(1),
      location: makeLocation(1),
    });
    stopClock();
    await screen.getByRole('link', { name: 'Pro 1' }).click();
    const drawer = screen.getByRole('dialog', { name: 'Profile' });
    await expect.element(drawer.getByText('Calm on a busy line.')).toBeVisible();
    await expect.poll(() => router.state.location.searchStr).toBe('?selected_pro_id=uuid-1');
    await drawer.getByRole('tab', { name: 'Ratings' }).click();
    await expect.element(drawer.getByText('Overall')).toBeVisible();
    await drawer.getByRole('tab', { name: 'Certifications' }).click();
    await expect.element(drawer.getByText('NY · Does not expire')).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).first().click();
    await expect.poll(() => router.state.location.searchStr).toBe('');
    expect(gateway.names().filter((name) => name === 'ApplicantsScreenQuery')).toHaveLength(1);
  });

  test('shows beside the list why a profile could not be loaded, and tries again', async () => {
    let isDown = true;
    const { screen } = await renderApplicants(open(1), '?selected_pro_id=uuid-1', {
      location: makeLocation(1),
      pro: () => {
        if (isDown) throw fault('UPSTREAM_TIMEOUT');
        return makePro(1);
      },
    });
    const drawer = screen.getByRole('dialog', { name: 'Profile' });
    await expect.element(drawer.getByText('Ooops, something went wrong.')).toBeVisible();
    isDown = false;
    await drawer.getByRole('button', { name: 'Try again' }).click();
    await expect.element(drawer.getByText('Calm on a busy line.')).toBeVisible();
  });

  test('the selection list is for reading where the role does not allow deciding, and says why', async () => {
    const gig = makeGigWith(5, open(1), {
      viewerCanManageApplicants: false,
      viewerCannotManageApplicantsReason: 'Only team members and admins can select applicants.',
    });
    const { screen } = await renderApp(path, { gig });
    await expect
      .element(screen.getByText('Only team members and admins can select applicants.'))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Select Pro 1' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Bulk review' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Favorite: Pro 1' })).toBeVisible();
  });

  test('shows no way to select applicants once the shift has started', async () => {
    const gig = makeGigWith(5, open(1), {
      status: 'CONFIRMED',
      startTime: '2020-01-15T22:00:00Z',
      startCountsAsPast: true,
    });
    const { screen } = await renderApp(path, { gig });
    await expect
      .element(screen.getByText('This shift has started. Its applicants can no longer be selected.'))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Bulk review' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Select Pro 1' })).not.toBeInTheDocument();
    await screen.getByRole('checkbox', { name: 'Select Pro 1' }).click();
    const bar = screen.getByRole('region', { name: 'Selection' });
    await expect.element(bar.getByRole('button', { name: 'Dismiss…' })).toBeVisible();
    await expect.element(bar.getByRole('button', { name: 'Select' })).not.toBeInTheDocument();
  });

  test('shows no way to replace or dismiss a pro once the shift is over', async () => {
    const confirmed = [makeApplication(1, { isSelected: true, isConfirmed: true })];
    const times = { startTime: '2020-01-15T22:00:00Z', endTime: '2020-01-16T04:00:00Z' };
    const gig = makeGigWith(5, confirmed, { status: 'INCOMPLETE', ...times });
    const { screen } = await renderApp(`${path}?stage=confirmed`, { gig });
    await screen.getByRole('button', { name: 'More actions for Pro 1' }).click();
    await expect.element(screen.getByRole('menuitem', { name: 'Block…' })).toBeVisible();
    await expect.element(screen.getByRole('menuitem', { name: 'Replace…' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('menuitem', { name: 'Dismiss…' })).not.toBeInTheDocument();
  });

  test('shows a confirmed pro who has not clocked in as such, not as confirmed', async () => {
    const gig = makeGigWith(5, [
      makeApplication(1, { isSelected: true, isConfirmed: true, isMissing: true }),
      makeApplication(2, { isSelected: true, isConfirmed: true, isMissing: false }),
    ]);
    const { screen } = await renderApp(`${path}?stage=confirmed`, { gig });
    await expect.element(screen.getByRole('row', { name: /Pro 1/ })).toMatchTextContent('Not clocked in');
    await expect.element(screen.getByRole('row', { name: /Pro 1/ })).not.toMatchTextContent('Confirmed');
    await expect.element(screen.getByRole('row', { name: /Pro 2/ })).toMatchTextContent('Confirmed');
  });

  test('shows the reason of a cancellation', async () => {
    const { screen } = await renderApplicants(
      [
        makeApplication(1, {
          isCancelled: true,
          cancellation: {
            reason: 'NO_SHOW',
            explanation: 'Did not answer',
            createdAt: '2026-01-01T00:00:00Z',
          },
        }),
      ],
      '?stage=cancelled',
    );
    await expect.element(screen.getByText('No-show: Did not answer')).toBeVisible();
  });

  test('gives one answer to a gig that is not there and to one of another location', async () => {
    const elsewhere = makeGigWith(5, [], { location: makeLocation(2) });
    const { screen } = await renderApp(path, { gig: elsewhere });
    const title = 'Shift not found, or you have no access to it';
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    await screen.unmount();
    const absent = await renderApp(path, {
      gig: () => {
        throw fault('NOT_FOUND');
      },
    });
    await expect.element(absent.screen.getByRole('heading', { name: title })).toBeVisible();
  });

  test('the selection list has no accessibility violations', async () => {
    const { screen } = await renderApplicants(open(1, 2));
    await screen.getByRole('checkbox', { name: 'Select Pro 1' }).click();
    await expectAccessible();
  });
});
