import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Term } from './Term.tsx';

afterEach(() => {
  vi.useRealTimers();
});

async function renderCoverage() {
  const screen = await render(
    <Card title={<Term id="coverage">Coverage</Term>}>
      <a href="#next">Next</a>
    </Card>,
  );
  return {
    screen,
    word: screen.getByRole('button', { name: 'Coverage' }),
    tip: page.getByRole('tooltip'),
  };
}

describe('a word that explains itself', () => {
  test('a word explains itself on keyboard focus, and stops on Escape and on leaving', async () => {
    const { screen, word, tip } = await renderCoverage();
    await userEvent.keyboard('{Tab}');
    await expect.element(word).toHaveFocus();
    await expect.element(tip).toMatchTextContent(/^Coverage\. How many places/);
    await expect.element(word).toHaveAccessibleDescription(/How many places have a confirmed pro/);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(tip).not.toBeInTheDocument();
    await expect.element(word).toHaveFocus();
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    await expect.element(tip).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(tip).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  });

  test('a word explains itself by a tap, until something else is tapped', async () => {
    const { screen, word, tip } = await renderCoverage();
    await word.click();
    await expect.element(tip).toBeVisible();
    await screen.getByRole('region').click({ position: { x: 4, y: 4 } });
    await expect.element(tip).not.toBeInTheDocument();
  });

  test('a word explains itself when a mouse rests on it, not when it passes', async () => {
    const { word, tip } = await renderCoverage();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const around = word.element().parentElement;
    const move = (type: string) =>
      around?.dispatchEvent(
        new PointerEvent(type, { pointerType: 'mouse', bubbles: true, relatedTarget: document.body }),
      );
    move('pointerover');
    vi.advanceTimersByTime(399);
    move('pointerout');
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.element(tip).not.toBeInTheDocument();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    move('pointerover');
    vi.advanceTimersByTime(400);
    vi.useRealTimers();
    await expect.element(tip).toBeVisible();
    move('pointerout');
    await expect.element(tip).not.toBeInTheDocument();
  });

  test('a word that explains itself leaves the name of its heading as it reads', async () => {
    const { screen, word, tip } = await renderCoverage();
    await word.click();
    await expect.element(tip).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Coverage', exact: true })).toBeVisible();
  });
});
