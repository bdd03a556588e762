import { toast } from '../../ui/feedback/toast.ts';

/** Puts an invitation's link on the clipboard; where the browser does not let us, shows it to be copied by hand. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({
      tone: 'success',
      title: 'Link copied',
      description: 'Anyone with this link can join. Share it only with the person you invited.',
    });
  } catch {
    toast({ tone: 'warning', title: 'Copy this link', description: link });
  }
}
