import type { StripeAccount } from './stripeAccount.ts';

/** What was asked of Stripe's API, for instance `POST /v1/customers`, with its form or query. */
interface Question {
  route: string;
  form: URLSearchParams;
}

/** As much of Stripe's API as Brigade uses to take a payment method. */
export function respondAsStripe({ customers, setups }: StripeAccount, { route, form }: Question): object {
  const customer = form.get('customer') ?? '';
  switch (route) {
    case 'POST /v1/customers':
      customers.push(form.get('name') ?? '');
      return { id: `cus_${customers.length}`, object: 'customer' };
    case 'POST /v1/setup_intents': {
      const id = `seti_${setups.length + 1}`;
      const setup = {
        id,
        client_secret: `${id}_secret`,
        customer,
        status: 'requires_payment_method' as const,
      };
      setups.push({ ...setup, payment_method: null });
      return setup;
    }
    case 'GET /v1/setup_intents': {
      const data = setups.filter(
        (setup) => setup.customer === customer && setup.payment_method?.id === form.get('payment_method'),
      );
      return { object: 'list', data, has_more: false };
    }
    default:
      // The method of a customer that is charged by default.
      return { id: route.split('/').at(-1), object: 'customer' };
  }
}
