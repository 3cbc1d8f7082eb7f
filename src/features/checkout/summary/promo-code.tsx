import { type FormEvent, useState } from 'react';
import type { ErrorMessageId } from '../../../api/error-messages';
import { useViewer } from '../../../api/hooks/viewer';
import { useDraft } from '../../../components/form-draft/use-draft';
import { Text } from '../../../i18n/text';
import { isString } from '../../../lib/parse/is';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/form/text-field';
import { useFocusAfter } from '../../../ui/hooks/use-focus-after';
import styles from './summary.module.css';
import type { QuoteNow } from './use-quote';

/** The promo code field, in which a code can be applied, replaced and removed. */
export function PromoCode({ quote }: { quote: QuoteNow }) {
  const [typedCode, setTypedCode] = useState('');
  const [problem, setProblem] = useState<ErrorMessageId | null>(null);
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const isApplied = quote.code !== null && !open;
  const input = useFocusAfter<HTMLInputElement>(isApplied);
  const applied = useFocusAfter<HTMLDivElement>(isApplied);
  // The draft contains only the promo code. Consents are not restored, because each
  // purchase needs them again.
  useDraft('checkout', useViewer()?.id ?? null, {
    restore({ promo }) {
      if (isString(promo)) setTypedCode(promo);
      return isString(promo);
    },
    changed() {
      const promo = typedCode || quote.code;
      return promo ? { promo } : {};
    },
  });

  async function apply(event: FormEvent) {
    event.preventDefault();
    const code = typedCode.trim();
    if (busy || code === '') return input.current?.focus();
    setBusy(true);
    const refused = await quote.apply(code);
    setBusy(false);
    setProblem(refused);
    if (refused) return input.current?.focus();
    setOpen(false);
    setTypedCode('');
  }

  if (isApplied)
    return (
      <div ref={applied} className={styles.applied} role="status" tabIndex={-1}>
        <span>
          <Text id="buy.promoApplied" values={{ code: <strong>{quote.code}</strong> }} />
        </span>
        <span>
          <Button look="quiet" size="small" onClick={() => setOpen(true)}>
            <Text id="buy.promoReplace" />
          </Button>
          <Button look="quiet" size="small" onClick={quote.remove}>
            <Text id="buy.promoRemove" />
          </Button>
        </span>
      </div>
    );

  return (
    <form className={styles.promo} onSubmit={apply} noValidate>
      <TextField
        ref={input}
        label={<Text id="buy.promoCode" />}
        optional
        name="promo"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typedCode}
        error={problem ?? undefined}
        onChange={({ target }) => {
          setTypedCode(target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" look="secondary" busy={busy}>
        <Text id="buy.promoApply" />
      </Button>
    </form>
  );
}
