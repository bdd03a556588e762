import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar, initialsOf } from './layout/Avatar.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { Badge } from './feedback/Badge.tsx';
import { InlineAlert } from './feedback/InlineAlert.tsx';
import { Rating } from './layout/Rating.tsx';
import { StatusBadge } from './feedback/StatusBadge.tsx';
import type { Tone } from './feedback/tone.ts';

const tones: Tone[] = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'];
// A picture of one pixel.
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('badges and alerts of every tone have no accessibility violation', async () => {
  const screen = await render(
    tones.map((tone) => (
      <div key={tone}>
        <Badge tone={tone}>{tone}</Badge>
        <StatusBadge tone={tone}>{tone}</StatusBadge>
        <InlineAlert tone={tone} title={tone}>
          Someone was faster.
        </InlineAlert>
      </div>
    )),
  );
  await expectAccessible(screen.container);
});

test('color alone conveys no state: each tone has its own icon', async () => {
  const screen = await render(
    tones.map((tone) => (
      <StatusBadge key={tone} tone={tone}>
        {tone}
      </StatusBadge>
    )),
  );
  const drawings = [...screen.container.querySelectorAll('svg')].map((icon) => icon.innerHTML);
  expect(new Set(drawings).size).toBe(tones.length);
});

test.each([
  ['Maria Lopez', 'ML'],
  ['Ana María de la Cruz', 'AC'],
  ['  jules ', 'J'],
  ['Élodie', 'É'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name has one color everywhere, and names have several', async () => {
  const names = ['Maria Lopez', 'Devon Ito', 'Amara Okafor', 'Wen Li', 'Priya Shah', 'Maria Lopez'];
  const screen = await render(names.map((name, index) => <Avatar key={index} name={name} />));
  const colors = [...screen.container.querySelectorAll('span')].map(
    (avatar) => getComputedStyle(avatar).backgroundColor,
  );
  expect(colors[5]).toBe(colors[0]);
  expect(new Set(colors).size).toBeGreaterThan(2);
});

test('a picture that does not load gives way to the initials', async () => {
  const screen = await render(<Avatar name="Maria Lopez" src="data:image/png;base64,AAAA" />);
  await expect.element(screen.getByText('ML')).toBeInTheDocument();
  await screen.rerender(<Avatar name="Maria Lopez" src={picture} />);
  await expect.poll(() => screen.container.querySelector('img')?.src).toBe(picture);
});

test('a location’s picture is a circle of 100 px', async () => {
  const screen = await render(<Avatar name="Harbor Grill" src={picture} size="xlarge" />);
  const avatar = screen.container.querySelector('span');
  expect(avatar?.getBoundingClientRect()).toMatchObject({ width: 100, height: 100 });
  expect(avatar && getComputedStyle(avatar).borderRadius).toBe('50%');
});

test.each([
  { value: 4.83, count: 127, text: 'Rated 4.8 out of 5 from 127 ratings' },
  { value: 5, count: 1, text: 'Rated 5.0 out of 5 from 1 rating' },
  { value: 3.25, count: undefined, text: 'Rated 3.3 out of 5' },
  { value: null, count: 0, text: 'No ratings yet' },
])('a rating of $value reads "$text"', async ({ value, count, text }) => {
  const screen = await render(<Rating value={value} count={count} />);
  await expect.element(screen.getByText(text)).toBeInTheDocument();
});
