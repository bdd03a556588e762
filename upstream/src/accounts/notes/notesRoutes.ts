import type { RouteFactory } from '../../platform/server/route.ts';
import { createNote } from './createNote.ts';
import { listNotes } from './listNotes.ts';

/** The routes for notes of platform admins on users, in the order of the documentation. */
export const notesRoutes: readonly RouteFactory[] = [listNotes, createNote];
