import type { Stripe, StripeConstructor } from '@stripe/stripe-js';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    Stripe?: StripeConstructor;
    /** Browsers that know of Trusted Types take nothing but such an object for a script's address. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
  }
}

/** The one script from elsewhere, of the release that the installed @stripe/stripe-js is made for. */
export const stripeScriptUrl = 'https://js.stripe.com/endive/stripe.js';

let policy: ScriptUrlPolicy | undefined;

/**
 * The policy of the page allows no address as a script but by this name, and this name lets one address through: text
 * that someone smuggles in never becomes a script.
 */
function trusted(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('brigade-stripe', {
    createScriptURL: (given) => {
      if (given !== stripeScriptUrl) throw new TypeError('Only the script of Stripe may be loaded');
      return given;
    },
  }) ?? { createScriptURL: (given) => given };
  return policy.createScriptURL(url);
}

function addScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trusted(stripeScriptUrl);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // The next try adds it again.
      script.remove();
      reject(new Error('The form of Stripe could not be loaded'));
    });
    document.head.append(script);
  });
}

let loading: Promise<void> | undefined;

/**
 * Stripe's client. Its own loader would set the address of the script as text, which the page forbids, so the script is
 * there before the loader looks for it.
 *
 * @throws Error when the script cannot be loaded
 */
export async function loadStripeClient(publishableKey: string): Promise<Stripe> {
  if (!window.Stripe) {
    loading ??= addScript().finally(() => {
      loading = undefined;
    });
    await loading;
  }
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error('There is no page to show the form of Stripe in');
  return stripe;
}
