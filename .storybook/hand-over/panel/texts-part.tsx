/** @jsxRuntime classic */

import React from 'react';
import type { Language } from '../../../src/i18n/languages';
import type { HandOver } from './compose';
import { CopyPath, Heading, Mark, Muted, Part } from './elements';
import { firstValues, languageName, otherLanguage, type TextArea } from './texts';

export function TextsPart({ handOver: { texts, language } }: { handOver: HandOver }) {
  return (
    <Part aria-labelledby="hand-over-texts">
      <Heading id="hand-over-texts" count={texts.reduce((count, { rows }) => count + rows.length, 0)}>
        Texts
      </Heading>
      {texts.length === 0 && <p>This story shows no message.</p>}
      {texts.map((area) => (
        <AreaTexts key={area.area} area={area} language={language} />
      ))}
    </Part>
  );
}

function AreaTexts({ area: { area, file, rows }, language }: { area: TextArea; language: Language }) {
  return (
    <>
      <h4 id={`hand-over-${area}`}>
        <CopyPath path={file} />
      </h4>
      <table aria-labelledby={`hand-over-${area}`}>
        <thead>
          <tr>
            <th scope="col">{languageName(language)}, as shown</th>
            <th scope="col">{languageName(otherLanguage(language))}, as written</th>
            <th scope="col">Message</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, shown, other, isTitle }) => (
            <tr key={id}>
              <td lang={language}>
                {firstValues(shown).map((text) => (
                  <div key={text}>{text}</div>
                ))}
                {isTitle && <Mark>page title</Mark>}
              </td>
              <td lang={otherLanguage(language)}>
                <Muted>{other}</Muted>
              </td>
              <td>
                <code>{id}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
