import { expect, test } from 'vitest';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeApplication, makeGig, makeGigWith, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const lapse = { kind: 'SELECTION_LAPSED', text: 'Kim L. was selected and did not answer in time' };
const nothing = { lapse: null, nextBest: null, boost: null };

const open = (advice: object, facts: Record<string, unknown> = {}, root: Record<string, unknown> = {}) => {
  const gig = makeGig(5, { advice, ...facts });
  return renderApp('/locations/1/gigs/5', { gig, node: gig, ...root });
};

test('the next best applicant is selected by one click', async () => {
  const application = makeApplication(7);
  const sent: unknown[] = [];
  const { screen } = await open(
    { ...nothing, lapse, nextBest: { matchScore: 83, pro: makePro(7), application } },
    {},
    {
      selectApplicants: ({ input }: { input: { applicationIds: string[] } }) => {
        sent.push(input.applicationIds);
        const gig = makeGig(5, { advice: nothing });
        return {
          errors: [],
          results: [{ errors: [], application: { ...application, isSelected: true, gig } }],
        };
      },
    },
  );
  const name = makePro(7).displayName;
  await expect.element(screen.getByText(`${lapse.text}.`)).toBeVisible();
  await expect.element(screen.getByText(`Next best: ${name}, with a match of 83%.`)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: `Select ${name}` }).click();

  await expect.element(screen.getByText(`${name} is selected`)).toBeVisible();
  expect(sent).toEqual([['application-7']]);
  await expect.element(screen.getByText(`${lapse.text}.`)).not.toBeInTheDocument();
});

test('a suggestion that is refused goes, with the reason', async () => {
  const application = makeApplication(7);
  const full = refusal('GIG_FULL', 'All 2 places of this shift are taken.');
  const results = [{ applicationId: application.id, errors: [full], application: null }];
  const { screen } = await open(
    { ...nothing, lapse, nextBest: { matchScore: 83, pro: makePro(7), application } },
    {},
    { selectApplicants: () => ({ errors: [], results }) },
  );
  await screen.getByRole('button', { name: `Select ${makePro(7).displayName}` }).click();
  await expect.element(screen.getByText('All 2 places of this shift are taken.')).toBeVisible();
  await expect.element(screen.getByText(/^Next best/)).not.toBeInTheDocument();
});

test('a decision among the applicants changes who comes next', async () => {
  const [first, second] = [makeApplication(7), makeApplication(8)];
  const advice = () => {
    const next = first.isSelected ? second : first;
    return { ...nothing, lapse, nextBest: { matchScore: 83, pro: next.pro, application: next } };
  };
  const gig = makeGigWith(5, [first, second], { advice });
  const { screen } = await renderApp('/locations/1/gigs/5/applicants', {
    gig,
    node: gig,
    selectApplicants: () => {
      first.isSelected = true;
      return { errors: [], results: [{ applicationId: first.id, errors: [], application: first }] };
    },
  });
  await expect.element(screen.getByText('Next best: Pro 7, with a match of 83%.')).toBeVisible();
  await screen.getByRole('row', { name: /Pro 7/ }).getByRole('button', { name: 'Select Pro 7' }).click();
  await expect.element(screen.getByText('Next best: Pro 8, with a match of 83%.')).toBeVisible();
});

test('a decision of another manager changes who comes next, by the request that refetches the list', async () => {
  const [first, second] = [makeApplication(7), makeApplication(8)];
  const advice = () => {
    const next = first.isSelected ? second : first;
    return { ...nothing, lapse, nextBest: { matchScore: 83, pro: next.pro, application: next } };
  };
  const gig = makeGigWith(5, [first, second], { advice });
  const { screen, gateway } = await renderApp('/locations/1/gigs/5/applicants', { gig, node: gig });
  await expect.element(screen.getByText('Next best: Pro 7, with a match of 83%.')).toBeVisible();
  await expect.poll(() => gateway.lines.length).toBe(1);
  const before = gateway.requests.length;

  first.isSelected = true;
  gateway.lines[0]?.send({
    cursor: '5',
    hasGap: false,
    changes: [{ subject: 'APPLICATION', gig: null }],
  });
  await expect.element(screen.getByText('Next best: Pro 8, with a match of 83%.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Pro 7' })).not.toBeInTheDocument();
  expect(gateway.requests.length).toBe(before + 1);
});

test('a pro who has not applied is offered the gig', async () => {
  const pro = makePro(8);
  const { screen } = await open({ ...nothing, lapse, nextBest: { matchScore: 71, pro, application: null } });
  await expect
    .element(screen.getByRole('link', { name: `Offer it to ${pro.displayName}` }))
    .toHaveAttribute('href', expect.stringContaining(pro.uuid));
});

test('someone who may not decide on applicants sees who comes next, and cannot act', async () => {
  const nextBest = { matchScore: 83, pro: makePro(7), application: makeApplication(7) };
  const { screen } = await open({ ...nothing, lapse, nextBest }, { viewerCanManageApplicants: false });
  await expect.element(screen.getByText(/^Next best/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Select / })).not.toBeInTheDocument();
});

test('a boost at short notice begins with what is suggested', async () => {
  const { screen } = await open({
    ...nothing,
    boost: { bonus: { amountCents: 3_200, currency: 'USD' } },
  });
  await screen.getByRole('button', { name: 'Boost…' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Boost this shift' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: /^Bonus for each pro/ })).toHaveValue('32');
});
