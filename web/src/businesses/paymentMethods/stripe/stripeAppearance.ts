import type { Appearance } from '@stripe/stripe-js';

/** The look of Stripe's fields, which live in frames of their own and see nothing of ours. */
export function stripeAppearance(): Appearance {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    theme: isDark ? 'night' : 'stripe',
    labels: 'above',
    disableAnimations: matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: { colorPrimary: isDark ? '#eab4d4' : '#5b1d45', borderRadius: '8px', fontSizeBase: '14px' },
  };
}
