const EMAIL = /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;
/** Schools hand out identifiers such as 20451@northfield, without a top-level domain. */
const NUMBER_EMAIL = /^\d{1,64}@[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

export const isEmail = (text: string): boolean => EMAIL.test(text);

export const isLoginIdentifier = (text: string): boolean => isEmail(text) || NUMBER_EMAIL.test(text);

/** An optional plus and 10 to 14 digits, after separators were removed. */
const COUNTED_PHONE = /^\+?\d{10,14}$/;
/** Digits with at most one pair of parentheses, for the area code. */
const DIGITS_AND_PARENTHESES = /^\+?\d*(\(\d+\))?\d+$/;

/** Both patterns must match: the first counts digits, the second rejects unbalanced parentheses. */
export function isPhone(text: string): boolean {
  const withParentheses = text.replace(/[\s.-]/g, '');
  return (
    DIGITS_AND_PARENTHESES.test(withParentheses) && COUNTED_PHONE.test(withParentheses.replace(/[()]/g, ''))
  );
}
