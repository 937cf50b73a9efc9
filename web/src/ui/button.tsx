import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ButtonLook &
  Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending' | 'autoFocus'> & {
    readonly children?: ReactNode;
    readonly pending?: boolean;
    readonly initialFocus?: boolean;
    readonly ref?: Ref<HTMLButtonElement>;
  };

/** Avoids React Aria's pending state, which labels the button by an id that may no longer exist. */
const whileBusy = (pending: boolean) =>
  pending ? ({ 'aria-disabled': true, 'data-pending': true, type: 'button' } as const) : {};

const noPress = { onPress: undefined };

/** Secondary by default; one primary button per page. */
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
