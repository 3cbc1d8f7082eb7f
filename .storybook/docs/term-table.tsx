import { ALL_LANGUAGES, LANGUAGES } from '../../src/i18n/languages';
import { QUOTED, TERMS } from './terms';

export function TermTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Meaning</th>
          {ALL_LANGUAGES.map((language) => (
            <th key={language} scope="col">
              {LANGUAGES[language].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TERMS.map(({ meaning, say }) => (
          <tr key={meaning}>
            <td>{meaning}</td>
            {ALL_LANGUAGES.map((language) => (
              <td key={language} lang={language}>
                {say[language]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function QuotedTable() {
  return (
    <table>
      <tbody>
        {Object.entries(QUOTED).map(([id, why]) => (
          <tr key={id}>
            <td>
              <code>{id}</code>
            </td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
