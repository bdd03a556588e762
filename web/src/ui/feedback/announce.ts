let region: HTMLElement | undefined;

/**
 * Says `message` to screen readers without moving focus. The region stays in the page, since a region that arrives
 * together with its text is not read. Its attribute keeps react-aria from hiding it while a dialog is open.
 */
export function announce(message: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.dataset['liveAnnouncer'] = 'true';
    region.style.cssText =
      'position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)';
    document.body.append(region);
  }
  const line = document.createElement('p');
  line.textContent = message;
  region.replaceChildren(line);
}
