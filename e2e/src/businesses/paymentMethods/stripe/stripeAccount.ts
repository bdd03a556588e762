/** A payment method with the fields that Brigade reads. */
interface Method {
  id: string;
  object: 'payment_method';
  type: 'card' | 'us_bank_account';
  billing_details: { name: string };
  card?: { brand: string; last4: string; exp_month: number; exp_year: number };
  us_bank_account?: { bank_name: string; last4: string };
}

interface Setup {
  id: string;
  client_secret: string;
  customer: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  payment_method: Method | null;
}

/** What Stripe sends to its script in the browser. */
export type Confirmation = { error: { message: string } } | { setupIntent: { payment_method: string } };

/** The number that is declined, as in Stripe's own tests. */
export const declinedCard = '4000000000000002';

/** What a fake of Stripe remembers; nothing yet. */
export function emptyStripeAccount() {
  const customers: string[] = [];
  const setups: Setup[] = [];
  return {
    /** The names of the customers, in the order of their ids. */
    customers,
    setups,
    /** A browser sends the number of a card, of 16 digits, or of a bank account. */
    confirm(clientSecret: string, number: string): Confirmation {
      const setup = setups.find(({ client_secret }) => client_secret === clientSecret);
      if (!setup || number === declinedCard) return { error: { message: 'Your card was declined.' } };
      setup.payment_method = methodOf(`pm_${setup.id}`, number);
      setup.status = setup.payment_method.type === 'card' ? 'succeeded' : 'requires_action';
      return { setupIntent: { payment_method: setup.payment_method.id } };
    },
    /** The bank has answered; gives what the event about it says. */
    verify(): { customer: string; payment_method: string } {
      const setup = setups.find(({ status }) => status === 'requires_action');
      if (!setup?.payment_method) throw new Error('No bank account waits to be verified.');
      setup.status = 'succeeded';
      return { customer: setup.customer, payment_method: setup.payment_method.id };
    },
  };
}

export type StripeAccount = ReturnType<typeof emptyStripeAccount>;

function methodOf(id: string, number: string): Method {
  const common = { id, object: 'payment_method' as const, billing_details: { name: 'Ada Moreno' } };
  const last4 = number.slice(-4);
  return number.length === 16
    ? { ...common, type: 'card', card: { brand: 'visa', last4, exp_month: 8, exp_year: 2031 } }
    : { ...common, type: 'us_bank_account', us_bank_account: { bank_name: 'First Harbor Bank', last4 } };
}
