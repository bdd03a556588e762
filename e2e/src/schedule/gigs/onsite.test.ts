import { expect, inject, it } from 'vitest';
import { scheduleScreens } from '../../screens/scheduleScreens.ts';
import { expectGoodScreen } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { manager, onsite } = inject('tokens');

it('shows an onsite manager the schedule, without money and with nothing to change', async () => {
  const page = await visit({ token: onsite });
  const { event } = await scheduleScreens(sharedStack.url, manager);
  for (const [path, shown] of [
    ['/locations/2', 'Upcoming'],
    ['/locations/2?view=calendar&calendar_view=month', 'Today'],
    ['/locations/2/past-gigs', 'Past shifts'],
    ['/locations/2/events', 'Events'],
    [event?.path ?? '', 'You have view-only access to this event'],
    ['/locations/2/import', 'You cannot post shifts here'],
  ] as const) {
    await page.goto(path);
    await page.getByText(shown).first().waitFor();
    await page.getByRole('main').getByRole('link').first().waitFor();
    const main = page.getByRole('main');
    expect(await main.getByText(/\$\d/).count(), path).toBe(0);
    expect(await main.getByRole('checkbox').count(), path).toBe(0);
    const actions = /^(Post to|Repost|New event|Group into event|Edit|Take|Cancel)/;
    expect(await main.getByRole('button', { name: actions, disabled: false }).count(), path).toBe(0);
    expect(await main.getByRole('link', { name: actions }).count(), path).toBe(0);
    await expectGoodScreen(page);
  }

  await page.goto('/locations/2?view=calendar&calendar_view=month');
  await page.locator('[data-entry]').last().press('Space');
  await page
    .getByText('Your role does not allow')
    .or(page.getByText(/role|admin/i))
    .first()
    .waitFor();
  await expect.poll(() => page.locator('[data-dragged]').count()).toBe(0);
});
