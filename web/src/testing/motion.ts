import { cdp } from 'vitest/browser';
import { loadMotion } from '../ui/motion/lazyMotion.ts';

/**
 * What the user asked of the page's motion. Tests run with `reduce`, to which a test that changes it must return. With
 * motion, animations hardly proceed, so that a slow test still finds them.
 */
export async function setMotion(wish: 'no-preference' | 'reduce'): Promise<void> {
  await cdp().send('Animation.enable');
  await cdp().send('Animation.setPlaybackRate', { playbackRate: wish === 'reduce' ? 1 : 0.001 });
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: wish }],
  });
  await loadMotion();
}

/** The CSS properties of an element that are animated. */
export function animatedOf(element: Element): string[] {
  return element
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .flatMap((frame) => Object.keys(frame).filter((key) => !ofFrames.includes(key)))
    .filter((property, index, all) => all.indexOf(property) === index);
}

/** What a keyframe says beside its properties. */
const ofFrames = ['offset', 'computedOffset', 'easing', 'composite'];
