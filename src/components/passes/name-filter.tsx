import type { MessageId } from '../../i18n/message-id';
import { useText } from '../../i18n/text';
import { Select } from '../../ui/form/select';

interface NameFilterProps {
  label: MessageId;
  /** What the list has; the same one may come often. */
  rows: readonly { id: number; name: string }[];
  /** An id as text; empty for all. */
  value: string;
  onChoose(value: string): void;
}

/** Narrows a list to one school or sport. It is left out where there is nothing to choose. */
export function NameFilter({ label, rows, value, onChoose }: NameFilterProps) {
  const text = useText();
  const distinct = [...new Map(rows.map(({ id, name }) => [id, name]))].sort(([, one], [, other]) =>
    one.localeCompare(other),
  );
  if (distinct.length < 2) return null;
  return (
    <Select
      label={text(label)}
      value={value}
      options={[
        { value: '', label: text('buy.all') },
        ...distinct.map(([id, name]) => ({ value: String(id), label: name })),
      ]}
      onChoose={onChoose}
    />
  );
}
