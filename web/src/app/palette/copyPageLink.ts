import { toast } from '../../ui/feedback/toast.ts';

/** Copies the address of the page. */
export async function copyPageLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast({ tone: 'success', title: 'Link copied' });
  } catch {
    toast({ tone: 'danger', title: 'The browser did not allow copying the link.' });
  }
}
