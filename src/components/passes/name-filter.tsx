import type { MessageId } from '../../i18n/message-id';
import { useText } from '../../i18n/text';
import { Select } from '../../ui/form/select';

interface NameFilterProps {
  label: MessageId;
  /** The schools or sports in the list. The same one may occur several times. */
  rows: readonly { id: number; name: string }[];
  /** The chosen id as text. An empty string selects everything. */
  value: string;
  onChoose(value: string): void;
}

/**
 * A select box that limits a list to one school or sport. Renders nothing if there are
 * fewer than two to choose from.
 */
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
