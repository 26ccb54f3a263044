import type { Card } from '../card';
import { bear } from './bear';
import { cat } from './cat';
import { deer } from './deer';
import { fox } from './fox';
import { hedgehog } from './hedgehog';
import { heron } from './heron';
import { otter } from './otter';
import { owl } from './owl';
import { rabbit } from './rabbit';
import { robin } from './robin';
import { squirrel } from './squirrel';
import { swan } from './swan';
import { turtle } from './turtle';
import { whale } from './whale';

/** Cards in the order of the atlas. */
export const animals: readonly Card[] = [
  fox,
  owl,
  whale,
  deer,
  hedgehog,
  heron,
  rabbit,
  bear,
  turtle,
  swan,
  squirrel,
  otter,
  robin,
  cat,
];
