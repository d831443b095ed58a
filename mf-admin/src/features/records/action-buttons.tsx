import { Link } from '@femcoders/platform';
import { Button, type ButtonProps, buttonClass } from '@femcoders/shared-ui';
import { useRef, useState } from 'react';
import { useKeptFocus } from '../layout/use-kept-focus.ts';
import { type ActionDescription, ActionDialog } from './action-dialog.tsx';
import page from './record-page.module.css';

/** A button or a link: it leads to a page, asks first, or acts at once. */
export interface ActionButton {
  label: string;
  /** The label while it is busy. */
  doing?: string;
  /** The whole label for those who do not see what it stands next to. */
  name?: string;
  /** Whether it is offered now; always unless given. A question that is open stays. */
  when?: boolean | null;
  variant?: ButtonProps['variant'];
  /** It is shown, and pressing it does nothing: what it needs is missing. */
  disabled?: boolean;
  busy?: boolean;
  to?: string;
  asks?: ActionDescription<object>;
  onPress?: () => void;
}

interface AskButtonProps extends Omit<ButtonProps, 'onClick'> {
  asks: ActionDescription<object>;
}

/** A small button that asks before it acts. */
export function AskButton({ asks, ...button }: AskButtonProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" {...button} onClick={() => setAsked(true)} />
      {asked && <ActionDialog {...asks} onClose={() => setAsked(false)} />}
    </>
  );
}

interface ActionButtonsProps {
  actions: readonly ActionButton[];
  className?: string;
}

/** Renders what may be done with something, and the question of the one that was pressed. The focus stays in its place. */
export function ActionButtons({ actions, className = page.actions }: ActionButtonsProps) {
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const [asked, setAsked] = useState<string | null>(null);
  const question = actions.find(({ label }) => label === asked)?.asks;
  return (
    <>
      <div ref={place} className={className}>
        {actions.map(
          ({ label, doing, name, when = true, variant = 'outline', disabled, busy, to, asks, onPress }) =>
            when &&
            (to ? (
              <Link key={label} to={to} className={buttonClass(variant, 'small')}>
                {label}
              </Link>
            ) : (
              <Button
                key={label}
                size="small"
                {...{ variant, busy, 'aria-label': name, 'aria-disabled': disabled }}
                onClick={() => !disabled && (asks ? setAsked(label) : onPress?.())}
              >
                {(busy && doing) || label}
              </Button>
            )),
        )}
      </div>
      {question && <ActionDialog {...question} onClose={() => setAsked(null)} />}
    </>
  );
}
