// A fake of Stripe's script. Its only field, the number, is in the page instead of in a frame. Like the real script, it
// sends the number only to Stripe's API.
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
