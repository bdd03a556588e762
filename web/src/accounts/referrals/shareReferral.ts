import { copyLink } from '../../ui/actions/copyLink.ts';

/** Opens the share sheet of the device; copies the link where there is none, or where it does not open. */
export async function shareReferral(link: string, text: string): Promise<void> {
  if (!('share' in navigator)) return copyLink(link);
  try {
    await navigator.share({ title: 'Brigade', text, url: link });
  } catch (error) {
    // Closing the sheet is an answer, too.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyLink(link);
  }
}
