const EMAIL = /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;
/**
 * Matches identifiers that schools give to pupils, such as 20451@northfield, which have no top-level domain.
 */
const NUMBER_EMAIL = /^\d{1,64}@[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

export const isEmail = (text: string): boolean => EMAIL.test(text);

export const isLoginIdentifier = (text: string): boolean => isEmail(text) || NUMBER_EMAIL.test(text);

/** Matches an optional plus and 10 to 14 digits, in a phone number without separators. */
const PHONE_DIGITS = /^\+?\d{10,14}$/;
/** Matches digits with at most one pair of parentheses, for the area code. */
const DIGITS_AND_PARENTHESES = /^\+?\d*(\(\d+\))?\d+$/;

/** Whether both phone patterns match: one counts the digits, the other rejects unbalanced parentheses. */
export function isPhone(text: string): boolean {
  const withParentheses = text.replace(/[\s.-]/g, '');
  return (
    DIGITS_AND_PARENTHESES.test(withParentheses) && PHONE_DIGITS.test(withParentheses.replace(/[()]/g, ''))
  );
}
