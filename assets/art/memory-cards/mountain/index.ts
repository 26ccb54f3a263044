import type { Card } from '../card';
import { mistyPeak } from './misty-peak';
import { moonlitCabin } from './moonlit-cabin';

export const mountain: readonly Card[] = [mistyPeak, moonlitCabin];
