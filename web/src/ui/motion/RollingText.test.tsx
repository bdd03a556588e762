import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { animatedOf, setMotion } from '../../testing/motion.ts';
import { RollingText } from './RollingText.tsx';

afterEach(() => setMotion('reduce'));

test.each([
  ['no-preference', ['opacity', 'transform']],
  ['reduce', []],
] as const)('with the wish %s for motion, a new number rolls: %s', async (wish, properties) => {
  await setMotion(wish);
  const { rerender } = await render(<RollingText>$100</RollingText>);
  expect(animatedOf(page.getByText('$100').element())).toEqual([]);
  await rerender(<RollingText>$120</RollingText>);
  expect(animatedOf(page.getByText('$120').element()).toSorted()).toEqual(properties);
});
