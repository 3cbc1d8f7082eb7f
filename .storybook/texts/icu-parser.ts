/**
 * The parser of ICU messages. Imported by its file, because the site's build replaces the package's name with a copy
 * that parses nothing, and Storybook is built in the same way.
 */
export {
  type MessageFormatElement,
  parse,
  TYPE,
} from '../../node_modules/@formatjs/icu-messageformat-parser/index.js';
