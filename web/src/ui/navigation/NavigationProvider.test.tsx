import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { LinkButton } from '../actions/LinkButton.tsx';
import { NavigationProvider } from './NavigationProvider.tsx';
import { TextLink } from './TextLink.tsx';

// The page of the tests must not be left: what the links left to the browser is noted and stopped.
const leftToBrowser = vi.fn<(event: Event) => void>();
const catchClick = (event: Event) => {
  if (event.defaultPrevented) return;
  leftToBrowser(event);
  event.preventDefault();
};
beforeEach(() => window.addEventListener('click', catchClick));
afterEach(() => window.removeEventListener('click', catchClick));

describe('a link', () => {
  const navigate = vi.fn<(href: string) => void>();

  test.each([
    { title: 'a text link', link: <TextLink href="/gigs/7?tab=all#top">Go</TextLink> },
    { title: 'a link button', link: <LinkButton href="/gigs/7?tab=all#top">Go</LinkButton> },
  ])('a link as $title goes to its whole path on the client', async ({ link }) => {
    const screen = await render(<NavigationProvider navigate={navigate}>{link}</NavigationProvider>);
    await screen.getByRole('link').click();
    expect(navigate.mock.calls).toEqual([['/gigs/7?tab=all#top']]);
    expect(leftToBrowser).not.toHaveBeenCalled();
  });

  test.each([
    { title: 'a click with Ctrl', click: { ctrlKey: true }, props: {} },
    { title: 'a click with Shift', click: { shiftKey: true }, props: {} },
    { title: 'a click of the middle button', click: { button: 1 }, props: {} },
    { title: 'another origin', click: {}, props: { href: 'https://example.com/' } },
    { title: 'a download', click: {}, props: { download: 'shifts.csv' } },
    { title: 'a new tab', click: {}, props: { isExternal: true } },
  ])('a link leaves $title to the browser', async ({ click, props }) => {
    const screen = await render(
      <NavigationProvider navigate={navigate}>
        <TextLink href="/gigs" {...props}>
          Go
        </TextLink>
      </NavigationProvider>,
    );
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...click });
    screen.getByRole('link').element().dispatchEvent(event);
    expect(navigate).not.toHaveBeenCalled();
    expect(leftToBrowser).toHaveBeenCalledTimes(1);
  });

  test('a link leaves alone a click that its owner handled', async () => {
    const screen = await render(
      <NavigationProvider navigate={navigate}>
        <LinkButton href="/gigs" onClick={(event) => event.preventDefault()}>
          Go
        </LinkButton>
      </NavigationProvider>,
    );
    await screen.getByRole('link').click();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('a link outside a NavigationProvider is a plain one', async () => {
    const screen = await render(<TextLink href="/gigs">Go</TextLink>);
    await screen.getByRole('link').click();
    expect(leftToBrowser).toHaveBeenCalledTimes(1);
  });

  test('a link to the outside opens a new tab without a way back, and says so', async () => {
    const screen = await render(
      <TextLink href="https://example.com/" isExternal>
        Terms
      </TextLink>,
    );
    const link = screen.getByRole('link', { name: 'Terms (opens in a new tab)' });
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expectAccessible(screen.container);
  });
});
