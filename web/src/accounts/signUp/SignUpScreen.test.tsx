import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createAppRouter } from '../../app/createAppRouter.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeLocation, makeViewer, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const markets = [{ __typename: 'Market', id: 'market-2', databaseId: 2, name: 'Chicago', stateCode: 'IL' }];
const managerSkills = [{ __typename: 'ManagerSkill', id: 'skill-8', databaseId: 8, name: 'Kitchen' }];

/** An account as a sign-in by email has opened it. */
function newcomer(facts: Record<string, unknown> = {}) {
  return makeViewer({
    fullName: '',
    firstName: '',
    lastName: '',
    email: 'ines@casalume.example',
    isEmailVerified: true,
    phoneNumber: null,
    isPhoneVerified: false,
    needsSignUp: true,
    termsAcceptance: { status: 'REQUIRED', version: '2026-01', acceptedAt: null },
    managedLocations: [],
    organizationRoles: [],
    managerProfile: null,
    ...facts,
  });
}

const home = { location: makeLocation(1, { gigs: () => connection([], {}) }) };
const root = { ...home, viewer: newcomer(), markets, managerSkills };

/** A gateway that knows the account as complete once it was signed up. */
function signingUp(linkable = 0) {
  let isDone = false;
  const done = newcomer({
    needsSignUp: false,
    firstName: 'Ines',
    linkableAccounts: { totalCount: linkable, edges: [] },
  });
  return {
    ...root,
    viewer: () => (isDone ? done : newcomer()),
    signUp: () => {
      isDone = true;
      return { errors: [], warnings: [], viewer: done };
    },
  };
}

type Screen = Awaited<ReturnType<typeof renderApp>>['screen'];

async function fillYou(screen: Screen) {
  await screen.getByRole('textbox', { name: 'First name' }).fill('Ines');
  await screen.getByRole('textbox', { name: 'Last name' }).fill('Carvalho');
  await screen.getByRole('textbox', { name: 'Phone number' }).fill('(630) 555-0188');
  await screen.getByRole('checkbox', { name: /Send me text messages/ }).click();
  await screen.getByRole('button', { name: 'Continue' }).click();
}

async function fillBusiness(screen: Screen) {
  await screen.getByRole('textbox', { name: 'Business name' }).fill('Casa Lume');
  await screen.getByRole('combobox', { name: 'Market' }).click();
  await screen.getByRole('option', { name: 'Chicago, IL' }).click();
  await screen.getByRole('button', { name: 'Continue' }).click();
}

async function accept(screen: Screen) {
  await screen.getByRole('checkbox', { name: /I accept/ }).click();
  await screen.getByRole('button', { name: 'Create my account' }).click();
}

describe('/signup', () => {
  test('completes an account in three steps, and goes on', async () => {
    const { screen, router, gateway } = await renderApp(
      '/signup?returnTo=/locations/1&ref=copper-finch',
      signingUp(),
    );
    await expect.element(screen.getByText('Step 1 of 3')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Email address' })).toBeDisabled();
    await fillYou(screen);
    await expect.element(screen.getByRole('textbox', { name: 'Referral code' })).toHaveValue('COPPER-FINCH');
    await fillBusiness(screen);
    await expect.element(screen.getByRole('heading', { name: 'Almost done' })).toHaveFocus();
    await accept(screen);

    await expect.poll(() => router.state.location.pathname).toBe('/locations/1');
    const sent = gateway.requests.find(({ name }) => name === 'signUpMutation');
    expect(sent?.variables).toEqual({
      input: {
        firstName: 'Ines',
        lastName: 'Carvalho',
        email: 'ines@casalume.example',
        phoneNumber: '(630) 555-0188',
        smsOptIn: true,
        businessName: 'Casa Lume',
        marketId: 'market-2',
        managerSkillId: null,
        referralCode: 'COPPER-FINCH',
        termsVersion: '2026-01',
      },
    });
    expect(sessionStorage.getItem('brigade.sign-up')).toBeNull();
  });

  test('begins with the market that the link named', async () => {
    const { screen } = await renderApp('/signup?market_id=2', root);
    await fillYou(screen);
    await expect.element(screen.getByRole('combobox', { name: 'Market' })).toMatchTextContent('Chicago, IL');
  });

  test('names what is missing in each step before it goes on', async () => {
    const { screen } = await renderApp('/signup', root);
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByText('This field is required')).toHaveLength(3);
    await screen.getByRole('textbox', { name: 'Phone number' }).fill('555-0123');
    await expect.element(screen.getByText('Invalid phone number')).toBeVisible();
    await fillYou(screen);
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByText('This field is required')).toBeVisible();
    await fillBusiness(screen);
    await screen.getByRole('button', { name: 'Create my account' }).click();
    await expect.element(screen.getByText('Accept the terms to continue')).toBeVisible();
  });

  test('keeps what was typed, on the way back and over a reload', async () => {
    const { screen, router } = await renderApp('/signup', root);
    await fillYou(screen);
    await screen.getByRole('textbox', { name: 'Business name' }).fill('Casa');
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ines');
    router.history.back();
    await expect.element(screen.getByRole('textbox', { name: 'Business name' })).toHaveValue('Casa');

    await screen.unmount();
    const reloaded = createAppRouter(createMemoryHistory({ initialEntries: ['/signup?step=business'] }));
    const again = await render(<RouterProvider router={reloaded} />);
    await expect.element(again.getByRole('textbox', { name: 'Business name' })).toHaveValue('Casa');
  });

  test('asks before what was typed is lost', async () => {
    const { screen, router } = await renderApp('/signup', root);
    await screen.getByRole('textbox', { name: 'First name' }).fill('Ines');
    void router.navigate({ to: '/terms' });
    await screen.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.poll(() => router.state.location.pathname).toBe('/signup');
    void router.navigate({ to: '/terms' });
    await screen.getByRole('button', { name: 'Leave without saving' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/terms');
    expect(sessionStorage.getItem('brigade.sign-up')).toBeNull();
  });

  test('leads back to the refused field and keeps all values', async () => {
    const message = 'You signed in with another phone number.';
    const other = refusal('INVALID', message, {}, ['phoneNumber']);
    const { screen } = await renderApp('/signup', { ...root, signUp: { errors: [other], warnings: [] } });
    await fillYou(screen);
    await fillBusiness(screen);
    await accept(screen);
    await expect.element(screen.getByText(message)).toBeVisible();
    const phone = screen.getByRole('textbox', { name: 'Phone number' });
    await expect.element(phone).toHaveFocus();
    await expect.element(phone).toHaveValue('(630) 555-0188');
  });

  test('offers to link accounts that were found, unless that is not wanted', async () => {
    const first = await renderApp('/signup?returnTo=/locations/1', signingUp(1));
    await fillYou(first.screen);
    await fillBusiness(first.screen);
    await accept(first.screen);
    await expect.poll(() => first.router.state.location.href).toBe('/account-linking?returnTo=/locations/1');
    await first.screen.unmount();

    const second = await renderApp('/signup?returnTo=/locations/1&skipAccountLinking=true', signingUp(1));
    await fillYou(second.screen);
    await fillBusiness(second.screen);
    await accept(second.screen);
    await expect.poll(() => second.router.state.location.pathname).toBe('/locations/1');
  });

  test('the sign-up of someone who was invited asks for no business', async () => {
    const { screen, gateway } = await renderApp('/signup?returnTo=/invitations/accept/a-token', {
      ...signingUp(),
      invitationPreview: { organizationName: 'Copper Finch', status: 'SUBMITTED' },
    });
    await expect.element(screen.getByText('Step 1 of 2')).toBeVisible();
    await expect
      .element(screen.getByText('You are joining Copper Finch. Your team sees your name.'))
      .toBeVisible();
    await fillYou(screen);
    await accept(screen);
    await expect.poll(() => gateway.names()).toContain('signUpMutation');
    const sent = gateway.requests.find(({ name }) => name === 'signUpMutation');
    expect(sent?.variables['input']).toMatchObject({ businessName: 'Copper Finch', marketId: null });
  });

  test.each([
    ['expired', { invitationPreview: { organizationName: 'Copper Finch', status: 'EXPIRED' } }],
    ['gone', { invitationPreview: null }],
  ])('an invitation that is %s leaves the business to the person', async (_, preview) => {
    const { screen } = await renderApp('/signup?returnTo=/invitations/accept/a-token', {
      ...root,
      ...preview,
    });
    await expect.element(screen.getByText('Step 1 of 3')).toBeVisible();
  });

  test('the sign-up is a way for pros to post shifts, too', async () => {
    const pro = newcomer({
      appMode: 'GIGSTER',
      firstName: 'Gus',
      fullName: 'Gus Archer',
      needsSignUp: false,
    });
    const { screen, router } = await renderApp('/', { ...root, viewer: pro });
    await expect.element(screen.getByRole('heading', { name: 'This app is for businesses' })).toBeVisible();
    await screen.getByRole('link', { name: 'Sign up as a business' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/signup');
    await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Gus');
  });

  test('the sign-up is where every screen leads a new account first', async () => {
    const { router } = await renderApp('/locations/1?statuses=ready', root);
    await expect
      .poll(() => router.state.location.href)
      .toBe('/signup?returnTo=/locations/1%3Fstatuses%3Dready');
  });

  test('the sign-up is behind someone who has signed up, and never leads off this origin', async () => {
    const member = newcomer({ firstName: 'Theo', needsSignUp: false, managedLocations: [{}] });
    const { router } = await renderApp('/signup?returnTo=https://evil.example', { ...root, viewer: member });
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/home');
  });

  test('asks the signed-out to sign in first', async () => {
    const { router } = await renderApp('/signup?ref=COPPER-FINCH', {}, false);
    await expect.poll(() => router.state.location.href).toBe('/auth?returnTo=/signup%3Fref%3DCOPPER-FINCH');
  });

  test('signs out who came with the wrong address', async () => {
    const { screen, router } = await renderApp('/signup', { ...root, signOut: { errors: [] } });
    await screen.getByRole('textbox', { name: 'First name' }).fill('Ines');
    await screen.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/auth');
  });

  test.each(['you', 'business', 'terms'])('has no accessibility violations at the step %s', async (step) => {
    const { screen } = await renderApp('/signup', root);
    if (step !== 'you') await fillYou(screen);
    if (step === 'terms') await fillBusiness(screen);
    await expect.element(screen.getByRole('form')).toBeVisible();
    await expectAccessible();
  });
});
