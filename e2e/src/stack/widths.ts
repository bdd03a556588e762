/** The windows in which people use the product: each journey has to work in both. */
export const widths = [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desk', viewport: { width: 1440, height: 900 } },
] as const;

/** One of them, without motion: what is still fading in has the wrong contrast. */
export function windowOf(viewport: { width: number; height: number }) {
  return { viewport, reducedMotion: 'reduce' } as const;
}
