/** As `--duration-normal` and `--ease-out` of the design tokens, which scripts cannot read without a layout. */
export const motionTiming: KeyframeAnimationOptions = {
  duration: 180,
  easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
};
