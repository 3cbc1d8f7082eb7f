/**
 * Re-exports the parser of ICU messages from its file, because the site's build replaces the package with a
 * copy that parses nothing, and Storybook is built in the same way.
 */
export {
  type MessageFormatElement,
  parse,
  TYPE,
} from '../../node_modules/@formatjs/icu-messageformat-parser/index.js';
