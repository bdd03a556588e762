import { administering } from './administering.ts';
import { changing } from './changing.ts';
import { exporting } from './exporting.ts';
import { filling } from './filling.ts';
import { gettingStarted } from './gettingStarted.ts';
import { integrating } from './integrating.ts';
import type { LibraryOperation, LibraryTask } from './libraryTask.ts';
import { offering } from './offering.ts';
import { paying } from './paying.ts';
import { posting } from './posting.ts';
import { runningTheDay } from './runningTheDay.ts';
import { teaming } from './teaming.ts';

/** Documented operations by task. Tests run all of them. */
export const library: readonly LibraryTask[] = [
  gettingStarted,
  posting,
  changing,
  filling,
  offering,
  runningTheDay,
  paying,
  teaming,
  integrating,
  exporting,
  administering,
];

export const libraryOperations: readonly LibraryOperation[] = library.flatMap(({ operations }) => operations);
