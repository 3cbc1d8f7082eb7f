import { DECK_LANGUAGES, type DeckLanguage, LANGUAGE_NAMES } from '../../texts/copy-deck-csv';

interface StoryLanguageProps {
  language: DeckLanguage;
  onChange(language: DeckLanguage): void;
}

/** Chooses the language in which the page opens stories. The pictures stay in English. */
export function StoryLanguage({ language, onChange }: StoryLanguageProps) {
  return (
    <label className="copy-deck-story-language">
      <span>Open stories in</span>
      <select
        value={language}
        onChange={({ target }) =>
          onChange(DECK_LANGUAGES.find((choice) => choice === target.value) ?? language)
        }
      >
        {DECK_LANGUAGES.map((choice) => (
          <option key={choice} value={choice}>
            {LANGUAGE_NAMES[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}
