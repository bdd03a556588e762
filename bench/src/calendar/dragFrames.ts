import type { Page } from 'playwright';

const steps = 120;

/** Drags a gig across the week and back. Returns the number of frames, and the longest one in milliseconds. */
export async function dragFrames(page: Page): Promise<{ count: number; longest: number }> {
  const from = await page.evaluate(() => {
    // The first box may be the end of a night shift, scrolled out of view.
    for (const box of document.querySelectorAll('[data-column] [data-entry]')) {
      const { x, y, width } = box.getBoundingClientRect();
      const spot = { x: x + width / 2, y: y + 12 };
      if (document.elementFromPoint(spot.x, spot.y)?.closest('[data-entry]') === box) return spot;
    }
    return null;
  });
  if (!from) throw new Error('The calendar shows no gig.');
  await page.evaluate(() => {
    const frames: number[] = [];
    const seen = window as unknown as { frames: number[] };
    seen.frames = frames;
    const count = (at: number) => {
      frames.push(at);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step += 1) {
    const way = Math.sin((Math.PI * step) / steps);
    await page.mouse.move(from.x + 700 * way, from.y + 260 * way);
  }
  // Without a moving gig, the frames would measure nothing.
  if ((await page.locator('[data-dragged]').count()) === 0) throw new Error('No gig was dragged.');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const times = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const frames = times.slice(1).map((at, index) => at - (times[index] ?? at));
  return { count: frames.length, longest: Math.max(...frames) };
}
