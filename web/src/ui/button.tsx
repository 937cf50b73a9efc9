import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ButtonLook &
  Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending' | 'autoFocus'> & {
    readonly children?: ReactNode;
    /** Busy: keeps the focus, takes no second press. */
    readonly pending?: boolean;
    /** Has the focus when its dialog opens. */
    readonly initialFocus?: boolean;
    readonly ref?: Ref<HTMLButtonElement>;
  };

/**
 * What a busy button takes is left out here and not by the kit, which would name the button to screen readers by reference, twice:
 * to nothing where its dialog has closed meanwhile.
 */
const whileBusy = (pending: boolean) =>
  pending ? ({ 'aria-disabled': true, 'data-pending': true, type: 'button' } as const) : {};

const noPress = { onPress: undefined };

/** Secondary unless said otherwise; one primary on a page. For a button that says why it is off: `ActionButton`. */
export const Button = (props: ButtonProps) => {
  const {
    variant,
    small,
    wide,
    icon,
    pending = false,
    initialFocus = false,
    render,
    children,
    ...rest
  } = props;
  return (
    <AriaButton
      {...rest}
      {...(initialFocus && { autoFocus: true })}
      {...(pending && noPress)}
      render={(given, values) => {
        const asked = { ...given, ...whileBusy(pending) };
        return render ? render(asked, values) : <button {...asked} />;
      }}
      className={buttonClass({ ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }) })}
    >
      {pending ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </AriaButton>
  );
};

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'initialFocus'> & {
  readonly icon: IconName;
  readonly label: string;
};

/** The label is both the name and the title on hover. */
export const IconButton = ({
  icon,
  label,
  variant = 'quiet',
  small,
  pending = false,
  ...rest
}: IconButtonProps) => (
  <AriaButton
    {...rest}
    {...(pending && noPress)}
    aria-label={label}
    className={buttonClass({ variant, ...(small && { small }) }, true)}
    render={(given) => <button {...given} {...whileBusy(pending)} title={label} />}
  >
    <Icon name={icon} />
  </AriaButton>
);
