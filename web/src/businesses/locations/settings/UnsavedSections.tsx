import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useUnsavedChanges } from '../../../ui/forms/useUnsavedChanges.tsx';

type Report = (section: string, isDirty: boolean) => void;

const ReportContext = createContext<Report | null>(null);

const stay = () => undefined;

/** Asks once before the page is left, even if several sections have unsaved changes. */
export function UnsavedSections({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const [report] = useState<Report>(() => (section: string, isDirty: boolean) => {
    setDirty((before) => {
      if (before.has(section) === isDirty) return before;
      const others = [...before].filter((other) => other !== section);
      return new Set(isDirty ? [...others, section] : others);
    });
  });
  const { prompt } = useUnsavedChanges(dirty.size > 0, stay);
  return (
    <ReportContext value={report}>
      {children}
      {prompt}
    </ReportContext>
  );
}

/** Reports whether a section has unsaved changes. */
export function useReportUnsaved(section: string, isDirty: boolean): void {
  const report = useContext(ReportContext);
  useEffect(() => {
    report?.(section, isDirty);
    return () => report?.(section, false);
  }, [report, section, isDirty]);
}
