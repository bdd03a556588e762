import { createFileRoute } from '@tanstack/react-router';
import PageNotFound from '../screens/PageNotFound.tsx';

/** Every address that is no other route: signed-in users keep the menu of the app. */
export const Route = createFileRoute('/_app/$')({ component: PageNotFound });
