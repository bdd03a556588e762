import { expect, inject, it } from 'vitest';
import { mutate } from '../../stack/mutate.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { daysAhead } from './days.ts';
import { choose, openPostingForm, post } from './postingForm.ts';
import { prosOf } from './prosOf.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { group } = inject('tokens');
const session = { url, token: group };
const add = () => newLocation(session, { name: 'Linked In', organization: 2 });

it('the address chooses the type, the day and an event', async () => {
  const location = await add();
  const { event } = await mutate<{ event: { databaseId: number } }>(
    session,
    'CreateEventInput',
    'createEvent(input: $input) { event { databaseId } errors { message } }',
    { locationId: location.id, name: 'Harbor Ball' },
  );
  const search = `post_gig_type=event&post_gig_date=${daysAhead(30).toString()}&event_id=${event.databaseId}`;
  const page = await openPostingForm({ token: group, locationId: location.locationId, search });
  const belongsTo = page.getByRole('combobox', { name: 'Belongs to' });
  await expect.poll(() => belongsTo.textContent()).toBe('Harbor Ball');
  await expect.poll(() => page.getByLabel(/^Event name/).count()).toBe(0);
  await choose(page, /^Position/, /^Dishwasher/);
  await post(page, 'Create Event');
  await page.waitForURL(new RegExp(`/event/${event.databaseId}$`));
  await page.getByRole('heading', { name: 'Harbor Ball', level: 1 }).waitFor();
});

it('a gig is posted again with all that it said, on another day', async () => {
  const location = await add();
  const [gig] = await postGigs(
    session,
    location,
    [{ position: 'Prep Cook', date: String(daysAhead(30)), startTime: '20:30', endTime: '04:15', places: 3 }],
    { contactName: 'Renata Ochoa', contactPhone: '(212) 555-0131', privateNotes: 'Side door.' },
  );
  const search = `copy_of=${gig?.databaseId}&post_gig_date=${daysAhead(51).toString()}`;
  const page = await openPostingForm({ token: group, locationId: location.locationId, search });
  const valueOf = (label: string | RegExp) => page.getByLabel(label).inputValue();
  await expect.poll(() => page.getByRole('combobox', { name: /^Position/ }).textContent()).toBe('Prep Cook');
  await expect.poll(() => valueOf(/^Date/)).toBe(String(daysAhead(51)));
  await expect.poll(() => valueOf(/^Starts/)).toBe('20:30');
  await expect.poll(() => valueOf(/^Ends/)).toBe('04:15');
  await expect.poll(() => valueOf(/^Pros needed/)).toBe('3');
  await expect.poll(() => valueOf(/^Hourly wage/)).toBe('26');
  await expect.poll(() => valueOf('Contact on the day')).toBe('Renata Ochoa');
  await expect.poll(() => valueOf('Contact phone')).toBe('(212) 555-0131');
  await expect.poll(() => valueOf('Private notes')).toBe('Side door.');
});

it('a pro is offered a shift of their own, which can go back to where one came from', async () => {
  const { locationId } = await add();
  const [pro] = await prosOf(session, locationId);
  const search = `post_gig_type=assign&post_gig_date=${daysAhead(30).toString()}&offer_pro=${pro?.uuid}&return_to=/locations`;
  const page = await openPostingForm({ token: group, locationId, search });
  await page.getByRole('button', { name: `Remove ${pro?.displayName}` }).waitFor();
  await choose(page, /^Position/, /^Dishwasher/);
  await post(page, 'Assign Shift');
  await page.getByText('Shift assigned', { exact: true }).waitFor();
  await page.waitForURL(/\/locations$/);
});

it('an address that makes no sense opens an empty form', async () => {
  const { locationId } = await add();
  const search = 'post_gig_type=banquet&post_gig_date=2027-02-30&event_id=x&offer_pro=unknown&copy_of=999999';
  const page = await openPostingForm({ token: group, locationId, search });
  await page.getByRole('form', { name: 'Post Shift' }).waitFor();
  await expect.poll(() => page.getByLabel(/^Hourly wage/).inputValue()).toBe('');
});
