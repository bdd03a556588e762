import { vi } from 'vitest';

type Confirmation = { error?: { message: string }; setupIntent?: { payment_method: string } };

/** Stripe's loader keeps the first client that it finds, so there is one for all tests. */
const confirmSetup = vi.fn<() => Promise<Confirmation>>();

const client = {
  elements: () => ({ create: makeField, getElement: () => null, update: () => {} }),
  confirmSetup,
  createToken: () => {},
  createPaymentMethod: () => {},
  confirmCardPayment: () => {},
  _registerWrapper: () => {},
  registerAppInfo: () => {},
};

/**
 * Replaces Stripe's script, which makes its client and its fields: one text field in place of their frame. It is
 * there until the globals are given back.
 */
export function fakeStripeClient(confirm: () => Promise<Confirmation>) {
  confirmSetup.mockReset().mockImplementation(confirm);
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => client, { version: 'endive' }),
  );
  return { confirmSetup };
}

function makeField() {
  const listeners = new Map<string, (event: object) => void>();
  const input = document.createElement('input');
  input.setAttribute('aria-label', 'Card number');
  input.addEventListener('input', () => listeners.get('change')?.({ empty: input.value === '' }));
  return {
    mount: (place: HTMLElement) => {
      place.append(input);
      queueMicrotask(() => listeners.get('ready')?.({}));
    },
    on: (event: string, listener: (event: object) => void) => listeners.set(event, listener),
    off: (event: string) => listeners.delete(event),
    destroy: () => input.remove(),
    update: () => {},
  };
}
