import { matchPath } from 'react-router-dom';
import { SCREENS, type Screen } from './screens';

/** Returns the screen at a path and the id in the path, which is 0 if there is none. */
export function findScreen(path: string): { screen: Screen; id: number } | null {
  for (const screen of SCREENS) {
    const match = matchPath(screen.path, path);
    if (match) return { screen, id: Number(match.params.id ?? 0) };
  }
  return null;
}
