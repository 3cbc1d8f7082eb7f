import { createContext, useContext } from 'react';
import type { Language } from './languages';

export interface LanguageChoice {
  language: Language;
  /** The language in the viewer's region: what dates, times and amounts are written in. */
  locale: string;
  offered: readonly Language[];
  /** Rejects where its texts can't be had; all stays as it was. */
  choose(language: Language): Promise<void>;
}

export const LanguageContext = createContext<LanguageChoice | null>(null);

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider');
  return choice;
}
