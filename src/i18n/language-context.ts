import { createContext, useContext } from 'react';
import type { Language } from './languages';

export interface LanguageChoice {
  language: Language;
  /** The locale for dates, times and amounts: the language in the viewer's region. */
  locale: string;
  offered: readonly Language[];
  /** Rejects, and changes nothing, if its texts can't be loaded. */
  choose(language: Language): Promise<void>;
}

export const LanguageContext = createContext<LanguageChoice | null>(null);

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider');
  return choice;
}
