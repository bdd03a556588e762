import { toast } from '../../ui/feedback/toast.ts';

/** Puts an invitation's link on the clipboard; where the browser does not let us, shows it to be copied by hand. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({
      tone: 'success',
      title: 'Link copied',
      description: 'Whoever has it can join. Send it to nobody else.',
    });
  } catch {
    toast({ tone: 'warning', title: 'Copy the link by hand', description: link });
  }
}
