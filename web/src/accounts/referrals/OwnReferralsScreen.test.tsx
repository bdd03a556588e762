import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeReferralProgram, makeReferredBusiness, makeReferrer } from '../../testing/referrals.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, makeViewer, refusal } from '../../testing/world.ts';

const path = '/locations/1/referral';
const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });
const link = 'https://app.brigade.example/auth/referral?ref=MORGAN-26';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

/** Gives the browser a share sheet, which desktop browsers lack. */
function withShareSheet(share: () => Promise<void>) {
  const spy = vi.fn<(data: ShareData) => Promise<void>>(share);
  Object.defineProperty(navigator, 'share', { value: spy, configurable: true });
  return spy;
}

describe('the referral screen', () => {
  test('the referral screen has the code, the link as a QR code, and what came of it', async () => {
    const { screen, gateway } = await renderApp(path, {
      viewer: makeReferrer(
        [
          makeReferredBusiness(3),
          makeReferredBusiness(2, { state: 'POSTED', firstPostedAt: '2026-11-04T15:00:00Z' }),
          makeReferredBusiness(1, {
            state: 'REWARDED',
            firstPostedAt: '2026-11-04T15:00:00Z',
            rewardedAt: '2026-11-09T15:00:00Z',
            rewardState: 'PARTLY_CREDITED',
            credited: { amountCents: 3626, currency: 'USD' },
          }),
        ],
        { signedUpCount: 3, rewardedCount: 1, earned: usd(5000), credited: usd(3626) },
      ),
    });

    await expect.element(screen.getByText('MORGAN-26', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'QR code of your referral link' })).toBeVisible();
    await expect
      .element(screen.getByRole('row', { name: /Bistro 3/ }))
      .toMatchTextContent(/Kim 3.*Nov 2.*Signed up.*\$50 when a shift is paid/);
    await expect
      .element(screen.getByRole('row', { name: /Bistro 2/ }))
      .toMatchTextContent(/First shift posted.*Nov 4.*\$50 when a shift is paid/);
    await expect
      .element(screen.getByRole('row', { name: /Bistro 1/ }))
      .toMatchTextContent(/First shift paid.*Nov 9.*\$50 earned.*\$36\.26 taken off/);
    await expect.element(screen.getByText(/^Your next invoice takes rewards off/)).toBeVisible();
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'OwnReferralsScreenQuery']);
    await expectAccessible();
  });

  test('copies the link', async () => {
    const { screen } = await renderApp(path, { viewer: makeReferrer() });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await screen.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(screen.getByText('Link copied')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(link);
  });

  test('shows the link where the browser keeps the clipboard closed', async () => {
    const { screen } = await renderApp(path, { viewer: makeReferrer() });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await screen.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(screen.getByText('Copy this link')).toBeVisible();
  });

  test('shares by the sheet of the device, which may be closed', async () => {
    const share = withShareSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const { screen } = await renderApp(path, { viewer: makeReferrer() });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await screen.getByRole('button', { name: 'Share…' }).click();
    expect(share).toHaveBeenCalledWith({
      title: 'Brigade',
      text: 'Fill your shifts with Brigade. We both get $50.',
      url: link,
    });
    expect(writeText).not.toHaveBeenCalled();
  });

  test('copies the link when the sheet does not open', async () => {
    withShareSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { screen } = await renderApp(path, { viewer: makeReferrer() });
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await screen.getByRole('button', { name: 'Share…' }).click();
    await expect.element(screen.getByText('Link copied')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(link);
  });

  test('the referral screen has no button for a share sheet that the browser lacks', async () => {
    const { screen } = await renderApp(path, { viewer: makeReferrer() });
    await expect.element(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Share…' })).not.toBeInTheDocument();
  });

  test('says how to begin before anyone signed up', async () => {
    const { screen } = await renderApp(path, { viewer: makeReferrer() });
    await expect
      .element(screen.getByRole('heading', { name: 'No one has signed up with your code yet' }))
      .toBeVisible();
    await expectAccessible();
  });

  test('creates the code of an invited user, after a refusal that it shows', async () => {
    let isRefused = true;
    const { screen } = await renderApp(path, {
      viewer: makeReferrer([], { code: null, link: null }),
      createReferralCode: () => {
        if (isRefused) return { errors: [refusal('CONFLICT', 'Try again in a minute.')], viewer: null };
        return { errors: [], viewer: makeViewer({ referralProgram: makeReferralProgram() }) };
      },
    });
    const create = screen.getByRole('button', { name: 'Create my code' });
    await create.click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Try again in a minute.');
    await expectAccessible();
    isRefused = false;
    await create.click();
    await expect.element(screen.getByText('MORGAN-26', { exact: true })).toBeVisible();
  });

  test.each([
    ['SIGNED_UP', /^Daniel O\. referred you.*when you post a shift and it is paid\.$/],
    ['POSTED', /^Daniel O\. referred you.*when your first shift is paid\.$/],
    ['REWARDED', /^Daniel O\. referred you, and you both earned \$50.*Your next invoice takes it off\.$/],
  ])('says who referred the viewer, when %s', async (state, sentence) => {
    const { screen } = await renderApp(path, {
      viewer: makeReferrer([], {
        referredBy: { __typename: 'ReferredBy', referrerName: 'Daniel O.', state, rewardState: 'EARNED' },
      }),
    });
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });

  test('loads further businesses when the end of the list comes into sight', async () => {
    const many = Array.from({ length: 30 }, (_, index) => makeReferredBusiness(30 - index));
    const { screen } = await renderApp(path, { viewer: makeReferrer(many) });
    await expect.element(screen.getByRole('row', { name: /Bistro 30/ })).toBeVisible();
    screen.getByRole('button', { name: 'Load more businesses' }).element().scrollIntoView();
    await expect.element(screen.getByRole('row', { name: /Bistro 1\b/ })).toBeInTheDocument();
  });

  test('the referral screen is not available on a server without referrals', async () => {
    const { screen } = await renderApp(path, {
      viewer: {
        ...makeReferrer(),
        referralProgram: () => {
          throw fault('NOT_FOUND');
        },
        referredBusinesses: () => {
          throw fault('NOT_FOUND');
        },
      },
    });
    await expect
      .element(screen.getByRole('heading', { name: 'Referrals are not available here' }))
      .toBeVisible();
    await expectAccessible();
  });

  test('the referral screen can fail to load', async () => {
    const { screen } = await renderApp(path, {
      viewer: {
        ...makeReferrer(),
        referredBusinesses: () => {
          throw fault('UPSTREAM_TIMEOUT');
        },
      },
    });
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('the referral screen is reached from the account menu', async () => {
    const { screen } = await renderApp(path, { viewer: makeReferrer() });
    await screen.getByRole('button', { name: /Account/ }).click();
    await expect
      .element(screen.getByRole('menuitem', { name: 'Refer a business' }))
      .toHaveAttribute('href', path);
  });
});
