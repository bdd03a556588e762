import { toast } from '../../ui/feedback/toast.ts';

/** Puts a referral link on the clipboard. */
export async function copyReferral(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({ tone: 'success', title: 'Link copied' });
  } catch {
    toast({ tone: 'warning', title: 'Copy this link', description: link });
  }
}

/** Opens the share sheet of the device; copies the link where there is none, or where it does not open. */
export async function shareReferral(link: string, text: string): Promise<void> {
  if (!('share' in navigator)) return copyReferral(link);
  try {
    await navigator.share({ title: 'Brigade', text, url: link });
  } catch (error) {
    // Closing the sheet is an answer, too.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyReferral(link);
  }
}
