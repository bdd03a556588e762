/** Sources of a Content-Security-Policy by directive. */
type Policy = Readonly<Record<string, string>>;

function text(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ');
}

/** Answers that are data: nothing of them may be shown, run or framed. */
const dataPolicy = text({ 'default-src': "'none'", 'frame-ancestors': "'none'" });

/** Other servers that the web app's pages take something from. */
export interface AppSources {
  /** What addresses of images start with; a path where they are of this origin. */
  readonly imageBase: string;
  /** The public key of the account at Stripe, whose form the pages then show; null: Stripe is not let in. */
  readonly stripePublishableKey?: string | null;
}

/** What Stripe's form needs: its script, its frames (one asks for a bank's approval) and its API. */
const stripeSources = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
  // The one way in which the web app makes an address a script: see its policy of this name.
  trustedTypes: 'brigade-stripe',
};

/**
 * The web app's pages. Scripts come from files of this origin only (and, with its key, from Stripe), and text becomes script by no way: the token
 * stands in local storage, within reach of any script that runs here.
 */
export function appPolicy({ imageBase, stripePublishableKey = null }: AppSources): string {
  const stripe = stripePublishableKey === null ? null : stripeSources;
  const imageOrigin = imageBase.startsWith('/') ? '' : ` ${new URL(imageBase).origin}`;
  return text({
    'default-src': "'none'",
    'script-src': `'self'${stripe?.script ?? ''}`,
    // Positions of overlays are written to style attributes.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data:${imageOrigin}`,
    'font-src': "'self'",
    'connect-src': `'self'${stripe?.connect ?? ''}`,
    ...(stripe && { 'frame-src': stripe.frame }),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': stripe?.trustedTypes ?? "'none'",
  });
}

/** GraphiQL's page: its editor carries fonts and icons in its style sheet and works in web workers. */
export const graphiqlPolicy = text({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
});

/**
 * Headers of every answer.
 *
 * @param isProduction asks browsers to stay with https from now on.
 */
export function securityHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isProduction && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}
