import { Outlet } from '@tanstack/react-router';
import { Logo } from '../../../ui/layout/Logo.tsx';
import { ArrivalPicture } from './ArrivalPicture.tsx';
import styles from './ArrivalFrame.module.css';

/** The frame of the sign-in pages: a picture on one side, the form on the other. */
export function ArrivalFrame() {
  return (
    <div className={styles.frame}>
      <aside className={styles.story} aria-label="About Brigade">
        <span className={styles.storyLogo}>
          <Logo />
        </span>
        <ArrivalPicture className={styles.picture} />
        <div>
          <p className={styles.claim}>A full team before the first guest arrives.</p>
          <p className={styles.detail}>
            Post a shift, choose from rated hospitality pros, and see every place filled, in one calm list.
          </p>
        </div>
      </aside>
      <main className={styles.main}>
        <div className={styles.panel}>
          <Outlet />
        </div>
      </main>
    </div>
  );
}
