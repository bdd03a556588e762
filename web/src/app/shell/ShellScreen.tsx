import { Outlet } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useOpensBelow } from '../../platform/screen/useOpensBelow.ts';

/** The screen in the shell. Drawn in a task of its own, so that the shell shows at once and answers while it is drawn. */
export function ShellScreen() {
  const isDrawn = useDeferredValue(true, useOpensBelow());
  return isDrawn ? <Outlet /> : null;
}
