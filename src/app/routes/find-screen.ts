import { matchPath } from 'react-router-dom';
import { SCREENS, type Screen } from './screens';

/** The screen at a path, and the id in the path: 0 without one. */
export function findScreen(path: string): { screen: Screen; id: number } | null {
  for (const screen of SCREENS) {
    const match = matchPath(screen.path, path);
    if (match) return { screen, id: Number(match.params.id ?? 0) };
  }
  return null;
}
