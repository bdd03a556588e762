import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/renderApp.tsx';
import { connection, makeLocation, makeViewer, refusal } from '../../../testing/world.ts';
import { expectAccessible } from '../../../testing/axe.ts';

const imported = {
  __typename: 'LinkableAccount',
  id: 'linkable-16',
  databaseId: 16,
  name: 'Ines Carvalho',
  codeSentTo: null,
  locationRoles: [{ place: 'Saltbox Kitchen & Bar', role: 'TEAM_MEMBER' }],
  organizationRoles: [{ place: 'Copper Finch', role: 'ADMIN' }],
};
const used = {
  ...imported,
  id: 'linkable-4',
  databaseId: 4,
  name: null,
  codeSentTo: 'm•••@brigade.example',
  locationRoles: [],
  organizationRoles: [],
};

const viewer = makeViewer({ linkableAccounts: () => connection([imported, used], {}) });
const home = { viewer, location: makeLocation(1, { gigs: () => connection([], {}) }) };
const path = '/account-linking?returnTo=/locations/1';
const linked = { errors: [], viewer };

test('shows what comes with each account, and links what was chosen', async () => {
  const { screen, router, gateway } = await renderApp(path, { ...home, linkAccount: linked });
  const first = screen.getByRole('checkbox', { name: /Ines Carvalho/ });
  await expect.element(first).toBeChecked();
  await expect
    .element(screen.getByText('Organization admin of Copper Finch, Team member at Saltbox Kitchen & Bar'))
    .toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /The account of m•••/ })).not.toBeChecked();
  await expectAccessible();

  await screen.getByRole('button', { name: 'Link' }).click();

  await expect.poll(() => router.state.location.pathname).toBe('/locations/1');
  const sent = gateway.requests.filter(({ name }) => name === 'linkAccountMutation');
  expect(sent.map(({ variables }) => variables)).toEqual([
    { input: { accountId: 'linkable-16', code: null } },
  ]);
});

test('an account that someone has used is linked by a code to its own address', async () => {
  const { screen, router, gateway } = await renderApp(path, {
    ...home,
    sendAccountLinkCode: { errors: [] },
    linkAccount: linked,
  });
  await screen.getByRole('checkbox', { name: /Ines Carvalho/ }).click();
  await screen.getByRole('checkbox', { name: /The account of m•••/ }).click();
  await screen.getByRole('button', { name: 'Link' }).click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Request a code first.');
  await screen.getByRole('button', { name: 'Send me a code' }).click();
  await screen.getByRole('textbox', { name: 'Code sent to m•••@brigade.example' }).fill('123456');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Link' }).click();

  await expect.poll(() => router.state.location.pathname).toBe('/locations/1');
  const sent = gateway.requests.find(({ name }) => name === 'linkAccountMutation');
  expect(sent?.variables).toEqual({ input: { accountId: 'linkable-4', code: '123456' } });
});

test('a wrong code is refused at its field; what is linked already stays linked', async () => {
  const wrong = { errors: [refusal('CODE_INVALID', 'That code is not right.', {}, ['code'])], viewer: null };
  const { screen, router } = await renderApp(path, {
    ...home,
    sendAccountLinkCode: { errors: [] },
    linkAccount: ({ input }: { input: { accountId: string } }) =>
      input.accountId === 'linkable-4' ? wrong : linked,
  });
  await screen.getByRole('checkbox', { name: /The account of m•••/ }).click();
  await screen.getByRole('button', { name: 'Send me a code' }).click();
  await screen.getByRole('textbox', { name: /^Code sent to/ }).fill('000000');
  await screen.getByRole('button', { name: 'Link' }).click();

  await expect.element(screen.getByText('That code is not right.')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: /Ines Carvalho/ })).not.toBeInTheDocument();
  await expect.poll(() => router.state.location.pathname).toBe('/account-linking');
  await screen.getByRole('button', { name: 'Skip' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/locations/1');
});

test('nothing is linked by skipping, and pressing without a choice says what to do', async () => {
  const { screen, router, gateway } = await renderApp(path, home);
  await screen.getByRole('checkbox', { name: /Ines Carvalho/ }).click();
  await screen.getByRole('button', { name: 'Link' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Choose an account to link, or skip this step.');
  await screen.getByRole('button', { name: 'Skip' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/locations/1');
  expect(gateway.names()).not.toContain('linkAccountMutation');
});

test('says so where nothing was found, and never leads off this origin', async () => {
  const outsider = makeViewer({ linkableAccounts: () => connection([], {}) });
  const { screen } = await renderApp('/account-linking?returnTo=//evil.example', {
    ...home,
    viewer: outsider,
  });
  await expect.element(screen.getByRole('heading', { name: 'There is nothing to link' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
});

test('asks the signed-out to sign in first', async () => {
  const { router } = await renderApp(path, {}, false);
  await expect
    .poll(() => router.state.location.href)
    .toBe('/auth?returnTo=/account-linking%3FreturnTo%3D/locations/1');
});
