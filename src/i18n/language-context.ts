import { createContext, useContext } from 'react';
import type { Language } from './languages';

export interface LanguageChoice {
  language: Language;
  /** The locale for dates, times and amounts: the language, with the viewer's region. */
  locale: string;
  offered: readonly Language[];
  /** Switches to a language. If its texts fail to load, it rejects and changes nothing. */
  choose(language: Language): Promise<void>;
}

export const LanguageContext = createContext<LanguageChoice | null>(null);

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider');
  return choice;
}
