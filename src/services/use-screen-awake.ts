import { useEffect } from 'react';
import type { ScreenAwake } from '../device/screen-awake';

/** The screen stays lit while `isOn`: a led session that runs, neither paused nor over. */
export function useScreenAwake(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let screen: ScreenAwake | undefined;
    // Most games do not need it: no page waits for it.
    import('../device/screen-awake').then(
      (device) => {
        if (isOver) return;
        screen = new device.ScreenAwake();
        screen.keep();
      },
      (error: unknown) => console.warn('The screen may go dark by itself', error),
    );
    return () => {
      isOver = true;
      screen?.release();
    };
  }, [isOn]);
}
