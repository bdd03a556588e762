import { Outlet } from '@tanstack/react-router';
import { supportHref } from '../../platform/screen/supportHref.ts';
import { Logo } from '../../ui/layout/Logo.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './CandidateFrame.module.css';

/** The frame of pages for candidates, without navigation. */
export function CandidateFrame() {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Logo />
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        Something wrong? <TextLink href={supportHref}>Write to support</TextLink>
      </footer>
    </div>
  );
}
