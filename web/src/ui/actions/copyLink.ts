import { toast } from '../feedback/toast.ts';

/**
 * Puts a link on the clipboard; where the browser does not allow it, shows the link to be copied by hand.
 *
 * @param note what to know before the link is shared
 */
export async function copyLink(link: string, note?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({ tone: 'success', title: 'Link copied', ...(note !== undefined && { description: note }) });
  } catch {
    toast({ tone: 'warning', title: 'Copy this link', description: link });
  }
}
