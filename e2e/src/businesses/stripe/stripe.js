// Stands in for Stripe's script. Its field is one for the number, in the page itself instead of in a frame; what is
// typed goes to Stripe's API alone, as with the real one.
function makePaymentElement() {
  const listeners = {};
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.inputMode = 'numeric';
  label.append('Card or account number ', input);
  input.addEventListener('input', () => listeners.change?.({ empty: input.value === '' }));
  return {
    number: () => input.value,
    mount(place) {
      place.append(label);
      queueMicrotask(() => listeners.ready?.({}));
    },
    on: (event, listener) => {
      listeners[event] = listener;
    },
    off: (event) => {
      listeners[event] = undefined;
    },
    update: () => {},
    destroy: () => label.remove(),
  };
}

function makeElements({ clientSecret }) {
  let element = null;
  return {
    clientSecret,
    number: () => element.number(),
    create: () => (element = makePaymentElement()),
    getElement: () => element,
    update: () => {},
  };
}

window.Stripe = (publishableKey) => ({
  elements: makeElements,
  async confirmSetup({ elements }) {
    const response = await fetch('https://api.stripe.com/v1/confirm', {
      method: 'POST',
      body: JSON.stringify({
        publishableKey,
        clientSecret: elements.clientSecret,
        number: elements.number(),
      }),
    });
    return response.json();
  },
  createToken: () => {},
  createPaymentMethod: () => {},
  confirmCardPayment: () => {},
  registerAppInfo: () => {},
  _registerWrapper: () => {},
});
window.Stripe.version = 'endive';
