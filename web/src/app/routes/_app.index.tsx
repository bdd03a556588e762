import { createFileRoute } from '@tanstack/react-router';
import { HomeRedirect } from '../../businesses/locations/HomeRedirect.tsx';

export const Route = createFileRoute('/_app/')({ component: HomeRedirect });
