import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import styles from './combobox.module.css';

export interface ComboboxProps {
  label: string;
  options: readonly { id: string; label: string }[];
  hint?: string;
  /** The label then says "(opcional)". */
  optional?: boolean;
  /** Name in a form, which then sends the id of what is chosen. */
  name?: string;
  /** Said when nothing matches. */
  emptyText?: string;
  /** Id of what is chosen, or null. */
  onChoose?: (id: string | null) => void;
  /** Empties itself after each choice: for who adds one after the other to her own list. */
  emptiesItself?: boolean;
  /** Called with typed text that is none of the options, by Enter or on leaving the field; without it there is nothing else. */
  onType?: (text: string) => void;
}

/** A field that offers what matches what is typed, ignoring accents and capitals. */
export function Combobox({
  label,
  options,
  hint,
  optional = false,
  name,
  emptyText = 'No hay ninguna opción así.',
  onChoose,
  emptiesItself = false,
  onType,
}: ComboboxProps) {
  /** How often something was chosen and the field started again. */
  const [round, setRound] = useState(0);
  /** Whether it started again where somebody keeps typing, not because she left. */
  const stays = useRef(true);

  const take = (input: HTMLInputElement, { leaving }: { leaving: boolean }) => {
    const text = input.value.trim();
    if (!onType || !text) return false;
    const option = options.find(({ label }) => plain(label) === plain(text));
    if (option) onChoose?.(option.id);
    else onType(text);
    stays.current = !leaving;
    setRound(round + 1);
    return true;
  };

  return (
    // The same words for screen readers on server and page, for any browser language.
    <I18nProvider locale="es-ES">
      <ComboBox
        key={round}
        className="stack gap-8"
        name={name}
        formValue="key"
        defaultItems={options}
        defaultFilter={matches}
        allowsEmptyCollection
        menuTrigger={emptiesItself ? 'input' : 'focus'}
        allowsCustomValue={onType !== undefined}
        onSelectionChange={(key) => {
          if (key === null && onType) return;
          onChoose?.(key === null ? null : String(key));
          stays.current = true;
          if (emptiesItself) setRound(round + 1);
        }}
      >
        <Label className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> (opcional)</span>}
        </Label>
        {hint && (
          <Text slot="description" className={styles.hint}>
            {hint}
          </Text>
        )}
        <div className={styles.line}>
          {/* After a choice the focus stays where it was. */}
          <Input
            className={`cut ${styles.input}`}
            autoFocus={round > 0 && stays.current}
            onKeyDownCapture={(event) => {
              const pointsAtOption = event.currentTarget.hasAttribute('aria-activedescendant');
              if (event.key !== 'Enter' || pointsAtOption) return;
              // The form is not sent by the Enter that adds a word.
              if (take(event.currentTarget, { leaving: false })) event.preventDefault();
            }}
            onBlurCapture={(event) => take(event.currentTarget, { leaving: true })}
          />
          <Button className={styles.open}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m4 7 6 6 6-6" />
            </svg>
          </Button>
        </div>
        <Popover className={`cut ${styles.popover}`}>
          <ListBox<ComboboxProps['options'][number]>
            className={styles.options}
            renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
          >
            {(option) => (
              <ListBoxItem className={styles.option} textValue={option.label}>
                {option.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}

function matches(text: string, typed: string): boolean {
  return plain(text).includes(plain(typed));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
