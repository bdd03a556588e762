import { useRouter } from '@tanstack/react-router';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { type BillingSearch, billingSearch } from './billingSearch.ts';
import type { BillingView } from './BillingView.ts';

/** The ways from one mode of a billing screen to the others, and away from it. */
export function useBillingView(path: string, given: BillingSearch): Omit<BillingView, 'takesTestCards'> {
  const { history } = useRouter();
  // The router keeps parameters that the route's own validation has dropped.
  const search = billingSearch({ ...given });
  return {
    search,
    path,
    // Whether it adds or replaces follows from what is there.
    changeHref: `${path}${stringifySearch({ ...search, mode: 'edit-custom' })}`,
    onSaved: () => {
      toast({ tone: 'success', title: 'The payment method is saved' });
      history.replace(search.returnTo ?? path);
    },
    onCancelled: () => {
      const view = `${path}${stringifySearch({ returnTo: search.returnTo })}`;
      // The form has asked already whether what was typed may be lost.
      history.replace(view, undefined, { ignoreBlocker: true });
    },
  };
}
