import { expect, test, vi } from 'vitest';
import { makeInvitation } from '../../testing/candidates.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

function open(facts: Record<string, unknown> = {}, root: Record<string, unknown> = {}) {
  const interviewInvitation = makeInvitation(facts);
  return renderApp('/interview/C0PP-ERF1-NCH7', { interviewInvitation, ...root }, false);
}

test('accepting an interview says what comes next, where the keyboard is', async () => {
  const { screen, gateway } = await open(
    {},
    { acceptInterview: { errors: [], invitation: makeInvitation({ standing: 'ACCEPTED' }) } },
  );

  await screen.getByRole('button', { name: 'Accept' }).click();

  await expect.element(screen.getByText('You have accepted')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('group', { name: 'Your answer' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await expect
    .poll(() => gateway.lastMutation())
    .toMatchObject({
      name: 'acceptInterviewMutation',
      variables: { input: { code: 'C0PPERF1NCH7' } },
    });
});

test('declining an interview asks first', async () => {
  const { screen, gateway } = await open(
    {},
    { declineInterview: { errors: [], invitation: makeInvitation({ standing: 'DECLINED' }) } },
  );

  await screen.getByRole('button', { name: 'Decline' }).click();
  const question = screen.getByRole('alertdialog', { name: 'Decline this interview?' });
  await question.getByRole('button', { name: 'Keep interview' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(gateway.names()).not.toContain('declineInterviewMutation');

  await screen.getByRole('button', { name: 'Decline' }).click();
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect.element(screen.getByText('You have declined')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('an answer that is refused says why, and can be given again', async () => {
  const { screen } = await open(
    {},
    {
      acceptInterview: {
        errors: [refusal('EXPIRED', 'This interview has already started.')],
        invitation: null,
      },
    },
  );

  await screen.getByRole('button', { name: 'Accept' }).click();

  await expect.element(screen.getByText('This interview has already started.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
});

test.each([
  ['ACCEPTED', 'You have accepted'],
  ['DECLINED', 'You have declined'],
  ['MISSED', 'This invitation has passed'],
  ['OVER', 'This interview is over'],
])('an interview that is %s is not asked about again', async (standing, words) => {
  const { screen } = await open({ standing });

  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('the calendar gets a file with the appointment', async () => {
  const { screen } = await open();
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);

  await screen.getByRole('button', { name: 'Add to calendar' }).click();

  const saved = () => click.mock.instances.map((link) => (link as HTMLAnchorElement).download);
  await expect.poll(saved).toEqual(['interview.ics']);
  const text = await files[0]?.text();
  expect(text).toContain('DTSTART:20990115T200000Z\r\n');
  expect(text).toContain('SUMMARY:Interview at Grill 1: Line cook\\, evenings\r\n');
});
