const EMAIL = /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;
/** A number in the place of an address's first part, as schools hand out: 20451@northfield. */
const NUMBER_EMAIL = /^\d{1,64}@[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

export const isEmail = (text: string): boolean => EMAIL.test(text);

export const isLoginIdentifier = (text: string): boolean => isEmail(text) || NUMBER_EMAIL.test(text);

/** The whole number counted: an optional plus, then 10 to 14 digits, whatever separates them. */
const COUNTED_PHONE = /^\+?\d{10,14}$/;
/** How parentheses may stand: digits, with at most one pair around some of them (the area code). */
const DIGITS_AND_PARENTHESES = /^\+?\d*(\(\d+\))?\d+$/;

/** Both patterns apply: the first counts the digits, the second refuses parentheses that are no pair. */
export function isPhone(text: string): boolean {
  const withParentheses = text.replace(/[\s.-]/g, '');
  return (
    DIGITS_AND_PARENTHESES.test(withParentheses) && COUNTED_PHONE.test(withParentheses.replace(/[()]/g, ''))
  );
}
