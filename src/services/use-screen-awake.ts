import { useEffect, useState } from 'react';
import { ScreenAwake } from '../device/screen-awake';

/** The screen stays lit while `isOn`: a led session that runs. Turn it off at pause and end. */
export function useScreenAwake(isOn: boolean): void {
  const [screen] = useState(() => new ScreenAwake());
  useEffect(() => {
    if (!isOn) return;
    screen.keep();
    return () => screen.release();
  }, [screen, isOn]);
}
