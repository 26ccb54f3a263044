import { useEffect } from 'react';
import type { ScreenAwake } from '../device/screen-awake';

export function useScreenAwake(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    let screen: ScreenAwake | undefined;
    // The wake lock loads on demand, because most games need none.
    import('../device/screen-awake').then(
      (device) => {
        if (isOver) return;
        screen = new device.ScreenAwake();
        screen.keep();
      },
      (error: unknown) => console.warn('The wake lock failed', error),
    );
    return () => {
      isOver = true;
      screen?.release();
    };
  }, [isOn]);
}
