/** One name for all entries of the frame of signed-in screens. */
export const frameEntry = 'frame';

const isScreen = (id: string) => id.includes('/app/routes/') && id.includes('tsr-split=');

/** Whether the entry belongs to the frame: everyone who signed in loads it. */
export const isFramePart = (id: string): boolean =>
  /relay\/sessionClient\.ts$|routes\/_app(?:\.locations\.\$locationId)?\.tsx\?tsr-split=component/.test(id);

/** Whether the frame is there when the entry is loaded. */
export const needsFrame = (id: string): boolean => !isScreen(id) || id.includes('/app/routes/_app');

/** Whether each signed-in screen loads the entry as soon as it has been painted. */
const followsFrame = (id: string) => /\/(?:ShellTools|MoreMenu|SandboxBar|ShellNotices)\.tsx$/.test(id);

/** How often an entry is loaded, compared with one signed-in screen. */
export function weightOf(entry: string): number {
  if (entry === frameEntry) return 70;
  if (followsFrame(entry)) return 15;
  // A dialog or a part that most visits of its screen do not open.
  if (!isScreen(entry)) return 0.05;
  // Signed-out screens come with an empty cache.
  return needsFrame(entry) ? 1 : 3;
}
