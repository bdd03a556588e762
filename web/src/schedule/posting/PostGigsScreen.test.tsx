import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { postingResponses, postingWorld } from '../../testing/posting.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeGig, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { unfold } from '../../testing/unfold.ts';
import { toast } from '../../ui/feedback/toast.ts';

const start = '/locations/1/gigs-add?post_gig_date=2099-01-15&return_to=/shift-messages';

type Screen = Awaited<ReturnType<typeof renderApp>>['screen'];

async function choosePosition(screen: Screen, name = 'Line Cook') {
  await screen.getByRole('combobox', { name: /^Position/ }).click();
  await screen.getByRole('option', { name: new RegExp(name) }).click();
}

const post = (screen: Screen) => screen.getByRole('button', { name: 'Post Shift', exact: true }).click();
const wage = (screen: Screen) => screen.getByRole('textbox', { name: /^Hourly wage/ });

/** Says how much it was asked. */
const postingCheck = ({ input }: { input: { hasContact: boolean; shifts: readonly unknown[] } }) => ({
  warnings: [
    {
      code: 'NO_MANAGER_ON_DUTY',
      message: `${input.shifts.length} shift, ${input.hasContact}`,
      gig: null,
    },
  ],
});

beforeEach(() => page.viewport(1440, 900));

describe('posting a shift', () => {
  test('begins with the times in the address', async () => {
    const drawn = '/locations/1/gigs-add?post_gig_date=2099-01-16&post_gig_start=09:15&post_gig_end=00:00';
    const { screen } = await renderApp(drawn, postingWorld());
    await expect.element(screen.getByLabelText(/^Starts/)).toHaveValue('09:15');
    await expect.element(screen.getByLabelText(/^Ends/)).toHaveValue('00:00');
  });

  test('suggests the usual break only while the break is shorter', async () => {
    const { screen } = await renderApp(start, postingWorld());
    const suggestion = screen.getByRole('button', { name: 'Use 30 min' });
    await expect.element(suggestion).toBeVisible();
    await screen.getByRole('textbox', { name: 'Unpaid break' }).fill('45');
    await expect.element(suggestion).not.toBeInTheDocument();
    await screen.getByRole('textbox', { name: 'Unpaid break' }).fill('15');
    await expect.element(suggestion).toBeVisible();
  });

  test('sends what was typed, says so and goes back', async () => {
    const { inputs, root } = postingResponses();
    const { screen, router } = await renderApp(start, { ...postingWorld(), ...root });
    await choosePosition(screen);
    await screen.getByRole('button', { name: 'Recommended: $24.00' }).click();
    await screen.getByRole('button', { name: 'Use 30 min' }).click();
    await screen.getByRole('button', { name: 'More: Pros needed' }).click();
    await unfold(screen, 'Where', 'Requirements');
    await screen.getByRole('textbox', { name: /^Contact on the day/ }).fill('Dana');
    await screen.getByRole('checkbox', { name: /^Own knives/ }).click();
    await post(screen);

    await expect.element(screen.getByText('Shift posted')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/shift-messages');
    expect(inputs).toEqual([
      {
        name: 'postGigs',
        input: expect.objectContaining({
          locationId: 'location-1',
          type: 'MARKETPLACE',
          contactName: 'Dana',
          requirementIds: ['requirement-1'],
          lines: [
            {
              skillId: 'skill-1',
              date: '2099-01-15',
              startTime: '17:00',
              endTime: '23:00',
              places: 2,
              wageCents: 2400,
              unpaidBreakMinutes: 30,
              description: 'Line Cook: be on time.',
            },
          ],
        }),
      },
    ]);
    await expect.poll(() => localStorage.getItem('brigade.posting.7.1')).toBeNull();
  });

  test('says so once the next screen has loaded, so that another posting starts empty', async () => {
    const { root } = postingResponses();
    const begin = '/locations/1/gigs-add?post_gig_date=2099-01-15&return_to=/locations';
    const { screen, gateway } = await renderApp(begin, { ...postingWorld(), ...root });
    await choosePosition(screen);
    await screen.getByRole('button', { name: 'Recommended: $24.00' }).click();
    const loaded = Promise.withResolvers<null>();
    gateway.intercept(({ name }) => (name === 'LocationsScreenQuery' ? loaded.promise : null));
    await post(screen);
    await expect.poll(() => gateway.names()).toContain('LocationsScreenQuery');
    // Messages appear in their order: one that came before this one would show now.
    toast({ tone: 'success', title: 'Later message' });
    await expect.element(screen.getByText('Later message')).toBeVisible();
    expect(screen.getByText('Shift posted').query()).toBeNull();
    loaded.resolve(null);

    await screen.getByRole('button', { name: 'Post another' }).click();
    await expect.element(wage(screen)).toHaveValue('');
  });

  test('shows the cost while it is typed', async () => {
    const { screen } = await renderApp(start, postingWorld());
    await choosePosition(screen);
    await expect.element(screen.getByText('$132.00').first()).toBeVisible();
    await wage(screen).fill('30');
    await expect.element(screen.getByText('$180.00').first()).toBeVisible();
  });

  test('begins tomorrow when the usual start of today has passed', async () => {
    const offset = Date.parse('2099-01-16T01:00:00Z') - Date.now();
    const { screen, gateway } = await renderApp('/locations/1/gigs-add', postingWorld(), true, {
      'brigade.clock': String(offset),
    });
    gateway.moveClock(offset);
    await expect.element(screen.getByLabelText(/^Date/)).toHaveValue('2099-01-16');
    await expect.element(screen.getByLabelText(/^Starts/)).toHaveValue('17:00');
  });

  test('begins at the next full hour of the day that was asked for', async () => {
    const offset = Date.parse('2099-01-16T01:10:00Z') - Date.now();
    const { screen, gateway } = await renderApp(start, postingWorld(), true, {
      'brigade.clock': String(offset),
    });
    gateway.moveClock(offset);
    await expect.element(screen.getByLabelText(/^Date/)).toHaveValue('2099-01-15');
    await expect.element(screen.getByLabelText(/^Starts/)).toHaveValue('21:00');
    await expect.element(screen.getByLabelText(/^Ends/)).toHaveValue('03:00');
  });

  test('says the limits of the wage, the places and the break beside the fields', async () => {
    const { screen } = await renderApp(start, postingWorld());
    await expect.element(screen.getByText('Up to 200', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('textbox', { name: 'Unpaid break' }))
      .toHaveAccessibleDescription(/Up to 240 min/);
    await expect.element(wage(screen)).not.toHaveAccessibleDescription(/At least/);
    await choosePosition(screen);
    await expect.element(wage(screen)).toHaveAccessibleDescription(/At least \$18\.00/);
  });

  test('warns beside the cost as soon as a wage is above the limit', async () => {
    const { screen } = await renderApp(start, postingWorld());
    await choosePosition(screen);
    const aside = screen.getByRole('complementary', { name: 'Before you post' });
    await wage(screen).fill('75');
    await expect.element(aside).toMatchTextContent('$450.00');
    await expect.element(aside).not.toMatchTextContent('an hour at most');
    await wage(screen).fill('2524.50');
    await expect.element(aside.getByText('A shift can pay $75.00 an hour at most.')).toBeVisible();
    await expect.element(aside).not.toMatchTextContent('$15,147.00');
  });

  test('covers nothing with the button beside the form', async () => {
    const warnings = Array.from({ length: 12 }, (_, index) => ({
      code: 'NO_MANAGER_ON_DUTY',
      message: `Warning ${index + 1}: a line of text that is long enough to wrap in the narrow column.`,
      gig: null,
    }));
    const { screen } = await renderApp(start, postingWorld({ postingCheck: () => ({ warnings }) }));
    await choosePosition(screen);
    const aside = screen.getByRole('complementary', { name: 'Before you post' });
    await expect.element(aside.getByText(/^Warning 12/)).toBeInTheDocument();

    const button = aside.getByRole('button', { name: 'Post Shift', exact: true }).element();
    const under = () => {
      button.scrollIntoView({ block: 'end' });
      const { left, top, width, height } = button.getBoundingClientRect();
      return document
        .elementsFromPoint(left + width / 2, top + height / 2)
        .map((element) => element.textContent);
    };
    await expect.poll(under).toContain('Post Shift');
    expect(under().filter((text) => text.startsWith('Warning') || text.startsWith('Save'))).toEqual([]);
  });

  test('shows the cost on a phone once, also while it is unknown', async () => {
    await page.viewport(360, 780);
    const { screen } = await renderApp(start, postingWorld());
    await expect.element(screen.getByRole('button', { name: 'Post Shift' })).toBeVisible();
    await expect.element(screen.getByText('Cost', { exact: true })).toHaveLength(1);
    await choosePosition(screen);
    await expect.element(screen.getByRole('button', { name: /show the cost$/ })).toBeVisible();
  });

  test('says what is worth knowing first, as soon as a position is chosen', async () => {
    const { screen } = await renderApp(start, postingWorld({ postingCheck }));
    await choosePosition(screen);
    await expect.element(screen.getByText('1 shift, false')).toBeVisible();
    await unfold(screen, 'Where');
    await screen.getByRole('textbox', { name: /^Contact on the day/ }).fill('Dana');
    await expect.element(screen.getByText('1 shift, true')).toBeVisible();
  });

  test('names each field that is wrong and begins at the first', async () => {
    const { screen, gateway } = await renderApp(start, postingWorld());
    await post(screen);
    await expect.element(screen.getByText('Choose a position', { exact: true }).last()).toBeVisible();
    await expect.element(screen.getByText('Enter a wage from $15 to $75 an hour')).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: /^Position/ })).toHaveFocus();
    expect(gateway.names()).not.toContain('postGigsMutation');
  });

  test.each(['14.99', '75.01'])('refuses a wage of %s and keeps everything', async (typed) => {
    const { screen } = await renderApp(start, postingWorld({ postableSkills: [] }));
    await wage(screen).fill(typed);
    await screen.getByRole('textbox', { name: /^Description/ }).fill('Work the line.');
    await post(screen);
    await expect.element(screen.getByText('Enter a wage from $15 to $75 an hour')).toBeVisible();
    await expect.element(wage(screen)).toHaveValue(typed);
    await expect.element(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue('Work the line.');
  });

  test('shows what the server refuses at its field', async () => {
    const message = 'This position is no longer offered. Choose another one.';
    const { screen, router } = await renderApp(start, {
      ...postingWorld(),
      postGigs: { errors: [refusal('INVALID', message, {}, ['lines', '0', 'skillId'])], gigs: null },
    });
    await choosePosition(screen);
    await post(screen);
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: /^Position/ })).toHaveFocus();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/gigs-add');
  });

  test('posting is not offered to those who may not, with the reason', async () => {
    const reason = 'Only team members and admins of this location can post and change shifts.';
    const { screen } = await renderApp(
      start,
      postingWorld({ viewerCanPostGigs: false, viewerCannotPostGigsReason: reason }),
    );
    await expect.element(screen.getByRole('heading', { name: 'You cannot post shifts here' })).toBeVisible();
    await expect.element(screen.getByText(reason)).toBeVisible();
  });
});

describe('the form', () => {
  test('the form of a posting changes in place with the type and keeps what was typed', async () => {
    const { screen, router } = await renderApp(start, postingWorld());
    await choosePosition(screen);
    await unfold(screen, 'Where');
    await screen.getByRole('textbox', { name: /^Contact on the day/ }).fill('Dana');
    await screen.getByRole('radio', { name: /^Create Event/ }).click();

    await expect.element(screen.getByRole('textbox', { name: /^Event name/ })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Thu Jan 15' })).toHaveValue('1');
    await expect.element(screen.getByRole('textbox', { name: /^Contact on the day/ })).toHaveValue('Dana');
    await expect.poll(() => router.state.location.search).toMatchObject({ post_gig_type: 'event' });

    await screen.getByRole('radio', { name: /^Post Shift/ }).click();
    await expect.element(screen.getByLabelText(/^Date/)).toHaveValue('2099-01-15');
    await expect.element(screen.getByRole('combobox', { name: /^Position/ })).toHaveTextContent('Line Cook');
  });

  test('the form of a posting begins as the settings of the location say', async () => {
    const settings = {
      backgroundChecksEnabled: false,
      immediateAutoSelectEnabled: true,
      requireCertifications: true,
      supportedEmploymentTypes: ['W2'],
    };
    const { screen } = await renderApp(start, postingWorld({ settings }));
    await expect
      .element(screen.getByText('Marketplace · confirmed automatically · certifications required'))
      .toBeVisible();
    await unfold(screen, 'Who');
    await expect.element(screen.getByRole('checkbox', { name: /^Select pros automatically/ })).toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: /^Certifications required/ })).toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: /^Background check/ })).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('combobox', { name: 'How pros are employed' }))
      .not.toBeInTheDocument();
  });

  test('shows a copied background check where the location has them off, so that it can be dropped', async () => {
    const settings = {
      backgroundChecksEnabled: false,
      immediateAutoSelectEnabled: false,
      requireCertifications: false,
      supportedEmploymentTypes: ['F1099'],
    };
    const gig = makeGig(40, { isBackgroundCheckRequired: true, movesToMarketplace: false });
    const { screen } = await renderApp('/locations/1/gigs-add?copy_of=40', {
      ...postingWorld({ settings }),
      gig,
    });
    await unfold(screen, 'Who');
    await expect.element(screen.getByRole('checkbox', { name: /^Background check/ })).toBeChecked();
  });

  test('opens a folded section where something is wrong, and begins there', async () => {
    const { screen } = await renderApp(start, postingWorld());
    await choosePosition(screen);
    await wage(screen).fill('24');
    await unfold(screen, 'Where');
    const phone = screen.getByLabelText('Contact phone');
    await phone.fill('12');
    await unfold(screen, 'Where');
    await expect.element(phone).not.toBeVisible();
    await post(screen);
    await expect.element(screen.getByText('Invalid phone number')).toBeVisible();
    await expect.element(phone).toHaveFocus();

    await unfold(screen, 'Where');
    await post(screen);
    await expect.element(phone).toBeVisible();
    await expect.element(phone).toHaveFocus();
  });

  test('asks before what was typed is left', async () => {
    const { screen, router } = await renderApp(start, postingWorld());
    await wage(screen).fill('20');
    void router.navigate({ to: '/shift-messages' });
    await expect.element(screen.getByText('You have unsaved changes, are you sure?')).toBeVisible();
  });

  test('takes a template and the usual times', async () => {
    const { screen } = await renderApp(start, postingWorld());
    await screen.getByRole('button', { name: 'Use a template' }).click();
    await screen.getByRole('menuitem', { name: /^Friday line/ }).click();
    await expect.element(wage(screen)).toHaveValue('26');
    await unfold(screen, 'Where');
    await expect
      .element(screen.getByRole('combobox', { name: /^Address/ }))
      .toHaveTextContent('Loading dock');
    await screen.getByRole('button', { name: 'Usual times' }).click();
    await expect.element(screen.getByRole('menuitem').first()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByLabelText(/^Starts/)).toHaveValue('09:00');
  });

  test.each(['single', 'assign', 'event'])(
    'has no accessibility violations for %s, at 360 and 1440 px',
    async (type) => {
      const world = postingWorld({ pros: { edges: [] } });
      const { screen } = await renderApp(`${start}&post_gig_type=${type}`, world);
      await choosePosition(screen);
      await expectAccessible();
      await page.viewport(360, 780);
      await expect.element(screen.getByRole('button', { name: /show the cost$/ })).toBeVisible();
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
      await expectAccessible();
    },
  );
});
