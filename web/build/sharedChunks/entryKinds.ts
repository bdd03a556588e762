import { frame, isScreen, isSignedInScreen } from '../screens.ts';

/** One name for all entries of the frame of signed-in screens. */
export const frameEntry = 'frame';

/** Whether the entry belongs to the frame. */
export const isFramePart = (id: string): boolean => frame.some((part) => id.endsWith(part));

/** Whether the frame is there when the entry is loaded. Nearly all that is not a screen is a part of a signed-in one. */
export const needsFrame = (id: string): boolean => !isScreen(id) || isSignedInScreen(id);

/** Whether each signed-in screen loads the entry as soon as it has been painted. */
const followsFrame = (id: string) => /\/(?:ShellTools|MoreMenu|SandboxBar|ShellNotices)\.tsx$/.test(id);

/** Home and the lists that begin each part. */
const isMainScreen = (id: string) => /\.(?:home|index)\.tsx\?/.test(id);

/** The screens with the most code, near the limit of `bundleSize.ts`. */
const isFull = (id: string) => /\.(?:gigs-add|gigs\.\$gigId\.(?:edit|roster))\.tsx\?/.test(id);

/** How often an entry is loaded, compared with one signed-in screen. */
export function weightOf(entry: string): number {
  if (entry === frameEntry) return 70;
  if (followsFrame(entry)) return 15;
  // A dialog or a part that most visits of its screen do not open.
  if (!isScreen(entry)) return 0.05;
  // Where people land, and what they look at most.
  if (isMainScreen(entry)) return 3;
  // No more than others, but they have the least room for code that they do not need.
  if (isFull(entry)) return 10;
  // Signed-out screens come with an empty cache.
  return needsFrame(entry) ? 1 : 3;
}
