import type { Driver } from './driver.ts';
import type { Stage } from './stage.ts';

export interface Journey {
  title: string;
  /** Why an engine leaves it out. */
  leftOut?: Partial<Record<Driver['engine'], string>>;
  run(stage: Stage): Promise<void>;
}
