import { createFileRoute } from '@tanstack/react-router';
import { AccountShell } from '../../accounts/users/AccountShell.tsx';

export const Route = createFileRoute('/_app/_account')({ component: AccountShell });
