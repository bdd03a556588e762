import { administering } from './administering.ts';
import { exporting } from './exporting.ts';
import { filling } from './filling.ts';
import { gettingStarted } from './gettingStarted.ts';
import type { LibraryOperation, LibraryTask } from './libraryTask.ts';
import { posting } from './posting.ts';

/** Documented operations by task. Tests run all of them. */
export const library: readonly LibraryTask[] = [gettingStarted, posting, filling, exporting, administering];

export const libraryOperations: readonly LibraryOperation[] = library.flatMap(({ operations }) => operations);
