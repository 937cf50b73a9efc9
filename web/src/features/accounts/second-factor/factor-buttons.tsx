import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Row } from '#ui/stack.tsx';

type Props = {
  readonly foot?: HTMLElement | null | undefined;
  readonly goOn: ReactNode;
  readonly goBack: ReactNode;
};

export const FactorButtons = ({ foot, goOn, goBack }: Props) => {
  if (foot === undefined)
    return (
      <Row>
        {goOn}
        {goBack}
      </Row>
    );
  const inFoot = (
    <>
      {goBack}
      {goOn}
    </>
  );
  return foot && createPortal(inFoot, foot);
};
