import { classNames } from '@femcoders/shared-ui';
import type { ComponentProps } from 'react';
import styles from './select.module.css';

export interface SelectProps extends ComponentProps<'select'> {
  label: string;
  /** The label of choosing nothing; without it something is always chosen. */
  any?: string;
  options: readonly { value: string; label: string }[];
}

/** A choice of one, in one line: its label stands inside the control, before the value. */
export function Select({ label, any, options, className, ...select }: SelectProps) {
  return (
    <label className={classNames('cut', styles.select, className)}>
      <span className="quiet">{label}</span>
      <select {...select}>
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
