import type { Driver } from './driver.ts';
import type { Stage } from './stage.ts';

export interface Journey {
  title: string;
  /** The reason why an engine does not run this journey. */
  leftOut?: Partial<Record<Driver['engine'], string>>;
  run(stage: Stage): Promise<void>;
}
